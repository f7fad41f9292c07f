// Lets Svelte components be written in TypeScript; read by svelte-check, ESLint and Vite.
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

export default { preprocess: vitePreprocess() }
