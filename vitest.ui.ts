// Adds DOM assertions (toBeVisible, toHaveTextContent, ...) to the component specs.
import '@testing-library/jest-dom/vitest'
