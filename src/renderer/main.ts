// Starts the page.
import { mount } from 'svelte'
import App from './App.svelte'
import { facesReady } from './styles/faces'
import './styles/index.css'

const target = document.getElementById('app')
if (!target) throw new Error('The page has no place for the app')
await facesReady()
mount(App, { target })
