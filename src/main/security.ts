// Keeps the windows on the app's own page: no other address, no permission, no download, no new window.
import { app, type Session, type WebContents } from 'electron'
import { note } from './log'
import { isOwnAddress, isOwnPage } from './origin'

/** The page of the development server while `npm run dev` serves it, else null. */
export function developmentServer(): string | null {
  return app.isPackaged ? null : (process.env.ELECTRON_RENDERER_URL ?? null)
}

/** Switches on the sandbox and guards every page that will ever be made. Must run before the app is ready. */
export function guardPages(): void {
  // Root in a container starts Chromium with --no-sandbox (see scripts/run.mjs); the two together keep it from starting.
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
  app.on('web-contents-created', (_event, contents) => {
    guardPage(contents)
  })
}

/** Denies whatever a page could ask of the machine or the network. Must run after the app is ready. */
export function guardSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, answer) => {
    note(`refused permission: ${permission}`)
    answer(false)
  })
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  session.on('will-download', (event) => {
    event.preventDefault()
  })
  session.setSpellCheckerEnabled(false) // it would fetch dictionaries
  const server = developmentServer()
  session.webRequest.onBeforeRequest((request, answer) => {
    const allowed = isOwnAddress(request.url, server)
    if (!allowed) note(`refused request: ${withoutQuery(request.url)}`)
    answer({ cancel: !allowed })
  })
}

function guardPage(contents: WebContents): void {
  const stay = (event: { preventDefault: () => void }, address: string) => {
    if (isOwnPage(address, developmentServer())) return
    event.preventDefault()
    note(`refused navigation: ${withoutQuery(address)}`)
  }
  contents.on('will-navigate', (event) => {
    stay(event, event.url)
  })
  contents.on('will-frame-navigate', (event) => {
    stay(event, event.url)
  })
  contents.on('will-redirect', (event) => {
    stay(event, event.url)
  })
  contents.on('will-attach-webview', (event) => {
    event.preventDefault()
  })
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}

function withoutQuery(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? ''
}
