// The bill of materials of a package (CycloneDX): Electron, and of what npm installed that which the app is built from.
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../runtime/places.mjs'

/**
 * The bill as text, the same for the same lock file and Electron, so that both halves of a universal app agree. Throws if npm
 * cannot make it.
 * @param electron version of the Electron inside
 */
export function billOfMaterials(electron) {
  const { serialNumber, metadata, components, dependencies, ...bill } = listed()
  const { timestamp, component, ...made } = metadata
  const needs = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))
  const app = component['bom-ref']
  const runtime = {
    'bom-ref': `electron@${electron}`,
    type: 'framework',
    name: 'electron',
    version: electron
  }
  const direct = needs.get(app).filter(isBuiltIn(sources()))
  const inside = withAllNeeded(direct, needs)
  const kept = components.filter((part) => inside.has(part['bom-ref']))
  return `${JSON.stringify(
    {
      ...bill,
      metadata: { ...made, component: { ...component, type: 'application', name: 'freehold' } },
      components: [
        {
          ...runtime,
          purl: `pkg:github/electron/electron@v${electron}`,
          licenses: [{ license: { id: 'MIT' } }]
        },
        // for npm whatever is bundled was needed for development only
        ...kept.map(({ properties, ...part }) => ({ ...part, scope: 'required' }))
      ],
      dependencies: [
        { ref: app, dependsOn: [runtime['bom-ref'], ...direct] },
        ...[...inside].map((ref) => ({ ref, dependsOn: needs.get(ref) }))
      ]
    },
    null,
    2
  )}\n`
}

/** All that the lock file names, by npm itself; nothing is asked over the network. */
function listed() {
  const npm = process.env.npm_execpath
  const [program, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  const args = [...first, 'sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
  return JSON.parse(execFileSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }))
}

const sources = () =>
  globSync('src/**/*.{ts,svelte,css}', { cwd: root })
    .filter((file) => !/\.spec\.ts$|[/\\]testing[/\\]/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')

/** Whether the sources name a package; of Electron they name the runtime, not what fetches it. */
const isBuiltIn = (text) => (ref) => {
  const name = ref.slice(0, ref.lastIndexOf('@'))
  return name !== 'electron' && (text.includes(`'${name}'`) || text.includes(`'${name}/`))
}

function withAllNeeded(direct, needs) {
  const found = new Set(direct)
  // a set gives what is added while it is gone through
  for (const ref of found) for (const needed of needs.get(ref) ?? []) found.add(needed)
  return found
}
