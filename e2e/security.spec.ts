// The walls of the app, tried from inside the real page and from a second copy.
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, startAgain, test } from './app'
import { choose, playUntil, pressAtTable, sitDown, tableOf } from './hands'
import { flawsOf, resize, SIZES } from './looks'

test.describe('The page', () => {
  test('has no Node in it', async ({ page }) => {
    const found = await page.evaluate(() =>
      ['require', 'process', 'module', 'Buffer', 'global', '__dirname', 'electron'].filter(
        (name) => name in globalThis
      )
    )
    expect(found).toEqual([])
  })

  test('runs in a sandbox, apart from the preload script', async ({ app, page }) => {
    await page.waitForLoadState()
    const preferences = await app.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents
      // Left out of Electron's types, though its own tests use it.
      return (
        contents as unknown as { getLastWebPreferences: () => Record<string, unknown> }
      ).getLastWebPreferences()
    })
    expect(preferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      webviewTag: false
    })
    expect(preferences).not.toMatchObject({ allowRunningInsecureContent: true })
    expect(preferences).not.toMatchObject({ experimentalFeatures: true })
  })

  test('comes from the own scheme with the strict policy in its header', async ({ page }) => {
    expect(page.url()).toBe('app://freehold/index.html')
    const policy = await page.evaluate(async () => {
      const answer = await fetch(location.href)
      return answer.headers.get('content-security-policy')
    })
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    expect(policy).not.toContain('unsafe')
  })

  test('cannot leave the folder of the page', async ({ page }) => {
    const answers = await page.evaluate(() =>
      Promise.all(
        ['/..%2f..%2fpackage.json', '/../../package.json', '/..%2fmain%2findex.js', '/missing.html'].map(
          async (path) => {
            const { status } = await fetch(path)
            return status
          }
        )
      )
    )
    expect(answers).toEqual([400, 404, 400, 404])
  })

  test('runs no inline script and no string as code', async ({ page }) => {
    const outcomes = await page.evaluate(async () => {
      const policies = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => unknown }
      }
      const attempts = {
        eval: () => (0, eval)('globalThis.ran = true') as unknown,
        element: () => {
          const script = document.createElement('script')
          script.text = 'globalThis.ran = true'
          document.body.append(script)
        },
        address: () => {
          const script = document.createElement('script')
          script.src = 'data:text/javascript,globalThis.ran = true'
          document.body.append(script)
        },
        attribute: () => document.body.setAttribute('onclick', 'globalThis.ran = true'),
        markup: () => (document.body.innerHTML = '<img src="x" onerror="globalThis.ran = true">'),
        policy: () => policies.trustedTypes.createPolicy('anything', { createScript: (text: string) => text })
      }
      const outcome = (attempt: () => unknown) => {
        try {
          attempt()
          return 'ran'
        } catch (error) {
          return (error as Error).name
        }
      }
      // Later, since what the test itself evaluates is let through.
      return new Promise((tell) =>
        setTimeout(() => {
          const told = Object.entries(attempts).map(([name, attempt]) => [name, outcome(attempt)] as const)
          setTimeout(() => tell(Object.fromEntries([...told, ['ran', String('ran' in globalThis)]])), 200)
        })
      )
    })
    expect(outcomes).toEqual({
      eval: 'EvalError',
      element: 'TypeError',
      address: 'TypeError',
      attribute: 'TypeError',
      markup: 'TypeError',
      policy: 'TypeError',
      ran: 'false'
    })
  })

  test('takes no inline style from markup, though it may set styles one by one', async ({ page }) => {
    const colours = await page.evaluate(() => {
      const [marked, set] = [document.createElement('p'), document.createElement('p')]
      document.body.append(marked, set)
      marked.setAttribute('style', 'color: rgb(1, 2, 3)')
      set.style.setProperty('color', 'rgb(1, 2, 3)')
      return [getComputedStyle(marked).color, getComputedStyle(set).color]
    })
    expect(colours[0]).not.toBe('rgb(1, 2, 3)')
    expect(colours[1]).toBe('rgb(1, 2, 3)')
  })

  test('opens no window and no other page', async ({ app, page }) => {
    expect(await page.evaluate(() => window.open('https://example.com/') === null)).toBe(true)
    expect(await page.evaluate(() => window.open('app://freehold/index.html') === null)).toBe(true)
    for (const address of ['https://example.com/', 'file:///etc/passwd', 'app://elsewhere/']) {
      await page.evaluate((to) => {
        location.href = to
      }, address)
      await page.waitForTimeout(150)
      expect(page.url()).toBe('app://freehold/index.html')
    }
    expect(app.windows()).toHaveLength(1)
  })

  test('gets no permission', async ({ page }) => {
    const answers = await page.evaluate(async () => {
      const failing = (attempt: () => Promise<unknown>) =>
        attempt().then(
          () => 'granted',
          () => 'refused'
        )
      return {
        notifications: await Notification.requestPermission(),
        place: await new Promise((done) =>
          navigator.geolocation.getCurrentPosition(
            () => done('granted'),
            ({ code, PERMISSION_DENIED }) => done(code === PERMISSION_DENIED ? 'refused' : `error ${code}`)
          )
        ),
        camera: await failing(() => navigator.mediaDevices.getUserMedia({ video: true })),
        midi: await failing(() => navigator.requestMIDIAccess({ sysex: true })),
        clipboard: await failing(() => navigator.clipboard.readText())
      }
    })
    expect(answers).toEqual({
      notifications: 'denied',
      place: 'refused',
      camera: 'refused',
      midi: 'refused',
      clipboard: 'refused'
    })
  })
})

test.describe('The network', () => {
  let server: Server
  let address: string
  const asked: string[] = []

  test.beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.end()
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  test.afterAll(() => server.close())

  test('is never asked, neither by the page nor through its session', async ({ app, page }) => {
    const fromPage = await page.evaluate((to) => fetch(to).then(String, String), `${address}/page`)
    expect(fromPage).toContain('Failed to fetch')
    // The session has no content policy: here the request filter alone must refuse.
    const fromSession = await app.evaluate(
      ({ session }, to) => session.defaultSession.fetch(to).then(String, String),
      `${address}/session`
    )
    expect(fromSession).toContain('ERR_BLOCKED_BY_CLIENT')
    expect(asked).toEqual([])
  })
})

test('The spelling checker, which would fetch dictionaries, is off', async ({ app, page }) => {
  await page.waitForLoadState()
  expect(await app.evaluate(({ session }) => session.defaultSession.isSpellCheckerEnabled())).toBe(false)
})

test.describe('A second copy', () => {
  test('ends by itself and brings the first window to the front', async ({ app, page, dataDir }) => {
    await page.waitForLoadState()
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize())
    expect(await once(startAgain(app.process(), dataDir), 'exit')).toEqual([0, null])
    await expect
      .poll(() => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMinimized()))
      .toBe(false)
    expect(app.windows()).toHaveLength(1)
  })
})

test('What a page does to prototypes, or calls them, stays on its side of the bridge', async ({
  app,
  page
}) => {
  await page.locator('h1').first().waitFor()
  const outcomes = await page.evaluate(async () => {
    const calls = window.freehold as unknown as Record<string, (given: unknown) => Promise<unknown>>
    const outcome = async (name: string, given: unknown): Promise<string> => {
      try {
        return JSON.stringify(await calls[name]?.(given))
      } catch (error) {
        return String(error)
      }
    }
    const settings = { ...(await window.freehold.readSettings(null)) }
    const bent = { type: 'endTurn', player: 0 }
    try {
      Object.assign(Object.prototype, bent)
      return [
        await outcome('act', {}),
        await outcome('act', JSON.parse('{"type": "endTurn", "player": 0, "__proto__": {"polluted": true}}')),
        await outcome('writeSettings', { ...settings, constructor: { prototype: { polluted: true } } }),
        await outcome('listGames', null)
      ]
    } finally {
      for (const key of Object.keys(bent)) Reflect.deleteProperty(Object.prototype, key)
    }
  })
  expect(outcomes[0], 'what an object merely inherits is not sent').toMatch(/Malformed call: act$/)
  expect(outcomes[1], 'the key is lost on the way').toBe('{"ok":false,"trouble":"noGameOpen"}')
  expect(outcomes[2]).toMatch(/Malformed call: writeSettings$/)
  expect(outcomes[3]).toBe('{"ok":true,"value":[]}')
  expect(await app.evaluate(() => ['polluted', 'type', 'player'].filter((key) => key in {}))).toEqual([])
})

test('A page finds no device, and is not even asked to choose one', async ({ app, page }) => {
  await page.locator('h1').first().waitFor()
  const outcomes = await app.evaluate(async ({ BrowserWindow, session }) => {
    const chosen: string[] = []
    for (const event of ['select-usb-device', 'select-hid-device', 'select-serial-port'])
      session.defaultSession.on(event as 'select-usb-device', () => chosen.push(event))
    /** As after a click, without which a page may ask for nothing. */
    const run = (attempt: string): Promise<unknown> | undefined =>
      BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(
        `navigator.${attempt}.then((found) => found.length === 0 ? 'none' : 'found', ({ name }) => name)`,
        true
      )
    const found: Record<string, unknown> = {}
    for (const attempt of [
      'usb.requestDevice({ filters: [] })',
      'hid.requestDevice({ filters: [] })',
      'serial.requestPort()',
      'usb.getDevices()',
      'hid.getDevices()',
      'serial.getPorts()'
    ])
      found[attempt] = await run(attempt)
    return { found, chosen }
  })
  expect(outcomes).toEqual({
    found: {
      'usb.requestDevice({ filters: [] })': 'NotFoundError',
      'hid.requestDevice({ filters: [] })': 'none',
      'serial.requestPort()': 'NotFoundError',
      'usb.getDevices()': 'none',
      'hid.getDevices()': 'none',
      'serial.getPorts()': 'none'
    },
    chosen: []
  })
})

test('No page takes another one into itself, not even in a window that could', async ({ app, page }) => {
  await page.locator('h1').first().waitFor()
  const outcome = await app.evaluate(async ({ BrowserWindow, webContents }) => {
    const window = new BrowserWindow({ show: false, webPreferences: { webviewTag: true } })
    const refused: boolean[] = []
    window.webContents.on('will-attach-webview', (event) => refused.push(event.defaultPrevented))
    await window.loadURL('app://freehold/index.html')
    const isView: unknown = await window.webContents.executeJavaScript(
      `new Promise((attached) => {
        const view = document.createElement('webview')
        view.src = location.href
        document.body.append(view)
        setTimeout(() => attached('loadURL' in view), 1000)
      })`
    )
    const kinds = webContents.getAllWebContents().map((contents) => contents.getType())
    window.destroy()
    return { isView, refused, kinds }
  })
  expect(outcome).toEqual({ isView: true, refused: [true], kinds: ['window', 'window'] })
  const isView = await page.evaluate(() => 'loadURL' in document.createElement('webview'))
  expect(isView, 'in our own window it is an element like any unknown one').toBe(false)
})

test('What is dropped on the window is neither opened nor taken', async ({ app, page, dataDir }) => {
  await page.locator('h1').first().waitFor()
  const hands = await page.context().newCDPSession(page)
  const file = join(dataDir, 'dropped.html')
  writeFileSync(file, '<title>dropped</title>')
  const entered = await page.evaluateHandle(() => {
    const kinds: string[] = []
    addEventListener('dragenter', ({ dataTransfer }) => kinds.push(...(dataTransfer?.types ?? [])))
    return kinds
  })
  const link = { mimeType: 'text/uri-list', data: 'https://example.com/' }
  for (const data of [
    { items: [link], dragOperationsMask: 1 },
    { items: [], files: [file], dragOperationsMask: 1 }
  ]) {
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await hands.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data })
    await page.waitForTimeout(300)
    expect(page.url()).toBe('app://freehold/index.html')
  }
  expect(await entered.jsonValue()).toEqual(['text/uri-list', 'Files'])
  expect(app.windows()).toHaveLength(1)
})

test('Names are text wherever they stand, whatever is in them', async ({ page, app }) => {
  test.setTimeout(120_000)
  const game = {
    ...tableOf([null, null, null], '5eed'.repeat(16)),
    name: '<b id=x>&lt;{1}</b>'
  }
  const given = ['<img src=x onerror=a()>', '\u202etxet\u0007 desrever\u200f', 'W'.repeat(24)]
  const names = ['<img src=x onerror=a()>', 'txet desrever', 'W'.repeat(24)]
  const seats = game.seats.map((seat, at) => ({ ...seat, name: given[at] ?? '' }))
  await choose(page, { speed: 'instant', guide: false })
  await page.evaluate(() => Object.assign(window, { a: () => document.body.setAttribute('data-ran', '') }))
  const look = async (screen: string, ...seen: string[]): Promise<void> => {
    const text = await page.locator('body').innerText()
    for (const name of seen) expect.soft(text, screen).toContain(name)
    expect.soft(await page.locator('img[src="x"], #x, [data-ran]').count(), screen).toBe(0)
    for (const size of SIZES) {
      await resize(page, app, size)
      expect.soft(await flawsOf(page), `${screen}, ${size.join(' x ')}`).toEqual([])
    }
  }
  await sitDown(page, { ...game, seats })
  await look('table', ...names)
  await playUntil(page, () => page.getByText('To end the turn').isVisible())
  await look('turn', ...names)
  await pressAtTable(page, 't')
  await look('deal', ...names)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await look('start', game.name)
  await page.keyboard.press('g')
  await expect(page.getByRole('heading', { name: game.name })).toBeVisible()
  await look('saved games', game.name)
  await page.getByRole('button', { name: /^Open/ }).first().click()
  await expect(page.getByText('To end the turn')).toBeVisible()
  await pressAtTable(page, 's')
  await look('seats and end', ...names)
  for (const _ of names) {
    await page.getByRole('button', { name: 'End it', exact: true }).first().click()
    await page.waitForTimeout(100)
  }
  await expect(page.getByRole('heading', { name: 'How it ended' })).toBeVisible()
  await look('winner', ...names)
})
