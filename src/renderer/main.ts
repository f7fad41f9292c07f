// Starts the page.
// before all components, whose own rules are the stronger ones
import './styles/index.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { bridge } from './bridge'
import { watchFaults } from './faults'
import { languageOf, speak } from './i18n'
import { facesReady } from './styles/faces'

watchFaults(window, (what) => {
  // a log that cannot be written is no fault of the page, and told anew it would never end
  bridge.noteFault(what).catch(console.error)
})

// in a function: languages are chunks that import this one, and would wait for ever while it awaits them at its top
async function start(target: HTMLElement): Promise<void> {
  // Settings first, so that the window never opens in the wrong light or at the wrong size.
  const [settings] = await Promise.all([bridge.readSettings(null), facesReady()])
  await speak(languageOf(settings.language))
  mount(App, { target, props: { settings } })
}

const target = document.getElementById('app')
if (!target) throw new Error('The page has no place for the app')
void start(target)
