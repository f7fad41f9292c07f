// No reason to refuse an action is there for nothing: a spec of the rules expects each of them.
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { ILLEGALITIES } from '../../shared/game/actions'

const folder = fileURLToPath(new URL('./', import.meta.url))

/** Specs of single rules; view.spec.ts only lists reasons that must not come up. */
const specs = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.spec.ts') && !file.endsWith('view.spec.ts'))
  .map((file) => readFileSync(`${folder}${file}`, 'utf8'))

it.each(ILLEGALITIES)('%s is expected by a spec', (reason) => {
  expect(specs.some((text) => text.includes(`'${reason}'`))).toBe(true)
})
