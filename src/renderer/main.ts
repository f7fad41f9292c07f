// Starts the page.
import { firstReading } from './first-reading'
// before all components, whose own rules are the stronger ones
import './styles/index.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { bridge } from './bridge'
import { watchFaults } from './faults'
import { languageOf, speak } from './i18n'
import { EarlyKeys } from './screens/early-keys'
import { facesReady } from './styles/faces'

const earlyKeys = new EarlyKeys(window)
watchFaults(window, (what) => {
  // a log that cannot be written is no fault of the page, and told anew it would never end
  bridge.noteFault(what).catch(console.error)
})

// in a function: languages are chunks that import this one, and would wait for ever while it awaits them at its top
async function start(target: HTMLElement): Promise<void> {
  const faces = facesReady()
  const [settings, games] = await firstReading
  await speak(languageOf(settings.language))
  // put together while the faces are on their way, and neither measured nor shown before they are there
  const shown = faces.then(() => {
    target.hidden = false
  })
  mount(App, { target, props: { settings, games, shown, earlyKeys } })
}

const target = document.getElementById('app')
if (!target) throw new Error('The page has no place for the app')
void start(target)
