// Who may import whom. Each line of the table names all that a part may reach; specs of main and of the renderer, and
// what they share (testing/), are free.
const NODE =
  '^(node:)?(assert|buffer|crypto|events|fs|os|path|perf_hooks|stream|timers|url|util|worker_threads|zlib)(/|$)'
const ELECTRON = '^(node_modules/)?electron(/|$)'
const SPECS = ['^src/(main|renderer|shared)/.*[.]spec[.]ts$', '^src/(main|renderer)/.*testing/']
const pkg = (name) => `^node_modules/${name}/`

const table = {
  shared: { from: '^src/shared/', to: ['^src/shared/', pkg('valibot')] },
  engine: {
    from: '^src/main/engine/',
    except: '^src/main/engine/random\\.ts$',
    to: ['^src/shared/game/', '^src/main/engine/']
  },
  'engine-random': {
    from: '^src/main/engine/random\\.ts$',
    to: ['^src/shared/game/', '^src/main/engine/', pkg('@noble/hashes')]
  },
  ai: { from: '^src/main/ai/', to: ['^src/main/ai/', '^src/main/engine/', '^src/shared/', NODE] },
  saves: {
    from: '^src/main/saves/',
    to: [
      '^src/main/saves/',
      '^src/main/engine/',
      '^src/shared/',
      NODE,
      pkg('(@types/)?better-sqlite3'),
      pkg('valibot')
    ]
  },
  session: {
    from: '^src/main/session',
    to: ['^src/main/(session|engine/|ai/|saves/)', '^src/shared/', NODE, pkg('valibot')]
  },
  words: { from: '^src/main/words/', to: ['^src/main/words/', '^src/shared/'] },
  main: {
    from: '^src/main/[^/]+$',
    except: '^src/main/session',
    to: ['^src/main/', '^src/shared/', NODE, ELECTRON, pkg('valibot')]
  },
  preload: { from: '^src/preload/', to: ['^src/preload/', '^src/shared/(names|ipc)', ELECTRON] },
  renderer: { from: '^src/renderer/', to: ['^src/renderer/', '^src/shared/', '^node_modules/(?!electron/)'] }
}

const rows = Object.entries(table).map(([part, { from, except, to }]) => ({
  name: `${part}-imports`,
  severity: 'error',
  comment: `see the line "${part}" of .dependency-cruiser.mjs`,
  from: { path: from, pathNot: [...(except ? [except] : []), ...SPECS] },
  to: { pathNot: to }
}))

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...rows,
    {
      name: 'saves-know-only-types-of-the-engine',
      severity: 'error',
      comment: 'saves store what the engine made; they do not play',
      from: { path: '^src/main/saves/', pathNot: SPECS },
      to: { path: '^src/main/engine/', dependencyTypesNot: ['type-only'] }
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment:
        'two files that need each other are one file; chapters of the rules refer to each other as in print',
      from: { pathNot: '^src/main/engine/rules/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      comment: 'an import that leads nowhere',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?(modulePath|nodeWorker|asset|raw|url)$' }
    }
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.](css|svg|png|woff2|ogg|wav)' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.svelte.ts', '.svelte', '.js', '.mjs', '.json', '.d.ts'],
      conditionNames: ['svelte', 'import', 'require', 'types', 'node', 'default'],
      exportsFields: ['exports']
    }
  }
}
