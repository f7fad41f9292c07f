// What all component specs start with: assertions on the DOM, patience with a busy machine, and what jsdom lacks.
import { configure } from '@testing-library/svelte'
import '@testing-library/jest-dom/vitest'
import { vi } from 'vitest'

configure({ asyncUtilTimeout: 20_000 })

// jsdom lays nothing out, knows no media and moves nothing; everything else on the page is real
Element.prototype.animate = vi.fn<Element['animate']>()
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: vi.fn(),
    removeListener: vi.fn()
  })
