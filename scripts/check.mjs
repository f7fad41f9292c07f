// npm run check: all that can be said of the code without running it. The linter takes as long as everything else together.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from './runtime/places.mjs'

const LANES = [
  ['eslint .'],
  [
    'svelte-check --fail-on-warnings --output human',
    'tsc -p tsconfig.engine.json',
    'depcruise src --config',
    'prettier --check .'
  ]
]

const passed = await Promise.all(LANES.map(runAll))
process.exit(passed.every(Boolean) ? 0 : 1)

/** Runs one tool after the other, whether or not the one before has passed; what each says is not mixed with others. */
async function runAll(commands) {
  const passed = []
  for (const command of commands) passed.push(await run(command))
  return passed.every(Boolean)
}

async function run(command) {
  // npm has put the folder of the tools on the path
  const tool = spawn(command, { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [tool.stdout, tool.stderr]) stream.on('data', (part) => (said += part))
  const [code] = await once(tool, 'close')
  if (said.trim() !== '') console.log(said.trimEnd())
  if (code !== 0) console.log(`failed: ${command}`)
  return code === 0
}
