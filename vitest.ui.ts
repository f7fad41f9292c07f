// What all component specs start with: assertions on the DOM, and patience with a busy machine.
import { configure } from '@testing-library/svelte'
import '@testing-library/jest-dom/vitest'

configure({ asyncUtilTimeout: 20_000 })
