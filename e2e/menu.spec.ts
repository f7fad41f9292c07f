// The native menu and the system's own windows speak the language of the window.
import type { ElectronApplication } from '@playwright/test'
import { expect, launch, test } from './app'

/** The entries of the menu as Electron has them now, those of developers and lines left out. */
const menuOf = (app: ElectronApplication): Promise<Record<string, string[]>> =>
  app.evaluate(({ Menu }) =>
    Object.fromEntries(
      (Menu.getApplicationMenu()?.items ?? []).map(({ label, submenu }) => [
        label,
        (submenu?.items ?? [])
          .filter(
            ({ type, role }) =>
              type !== 'separator' && role !== 'reload' && role?.toLowerCase() !== 'toggledevtools'
          )
          .map((entry) => entry.label)
      ])
    )
  )

const GERMAN = {
  '&Datei': ['Beenden'],
  '&Bearbeiten': [
    'Rückgängig',
    'Wiederholen',
    'Ausschneiden',
    'Kopieren',
    'Einfügen',
    'Löschen',
    'Alles auswählen'
  ],
  '&Ansicht': ['Vollbild'],
  '&Hilfe': ['&Protokollordner zeigen', 'Über Freehold']
}

test('A language chosen in the settings is that of the menu at once, and of what the system asks', async ({
  app,
  page
}) => {
  await page.locator('h1').first().waitFor()
  expect(Object.keys(await menuOf(app))).toEqual(['&File', '&Edit', '&View', '&Help'])
  await page.keyboard.press('s')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await expect(page.getByRole('heading', { name: 'Einstellungen', exact: true })).toBeVisible()
  expect(await menuOf(app)).toEqual(GERMAN)
  const asked = await app.evaluate(
    ({ BrowserWindow, dialog }) =>
      new Promise((tell) => {
        // no test can read the system's own windows
        dialog.showMessageBox = (...given: unknown[]) => {
          const { message, detail, buttons } = given.at(-1) as Record<string, unknown>
          tell({ message, detail, buttons })
          return Promise.resolve({ response: 1, checkboxChecked: false })
        }
        BrowserWindow.getAllWindows()[0]?.emit('unresponsive')
      })
  )
  expect(asked).toEqual({
    message: 'Der Tisch antwortet nicht.',
    detail: 'Nichts ist verloren: jeder Zug wurde sofort gespeichert.',
    buttons: ['Tisch neu decken', 'Warten', 'Beenden']
  })
})

test('Before any choice the menu and the window speak the same language of the system', async ({
  dataDir
}) => {
  const app = await launch(dataDir, ['--lang=de'])
  const page = await app.firstWindow()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  expect(await menuOf(app)).toEqual(GERMAN)
  const ofPage = await page.evaluate(() => navigator.languages)
  const ofSystem = await app.evaluate(({ app }) => [app.getLocale(), ...app.getPreferredSystemLanguages()])
  expect(ofPage).toEqual([...new Set(ofSystem)])
  await app.close()
})
