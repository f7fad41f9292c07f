// The walls of the app, tried from inside the real page and from a second copy.
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, startAgain, test } from './app'

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
