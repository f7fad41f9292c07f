// Every language fits: each screen, and the table in the middle of auctions, deals and debts, in its own words and at two sizes.
import { SPEECHES, type Messages } from '../src/renderer/i18n'
import de from '../src/renderer/i18n/de'
import es from '../src/renderer/i18n/es'
import { setLocale } from '../src/renderer/i18n/format'
import fr from '../src/renderer/i18n/fr'
import it from '../src/renderer/i18n/it'
import nl from '../src/renderer/i18n/nl'
import pl from '../src/renderer/i18n/pl'
import pt from '../src/renderer/i18n/pt'
import type { Language } from '../src/shared/ipc'
import { expect, test } from './app'
import { choose } from './hands'
import { flawsOf, resize, SIZES } from './looks'
import { clearAway, visitAuction, visitScarcity, visitScreens, visitTroubles, type Visit } from './visits'

/** All but English, which screens.spec looks at. */
const TRANSLATIONS: Readonly<Record<Exclude<Language, 'en'>, Messages>> = { de, es, fr, it, nl, pl, pt }

test.afterEach(() => setLocale(SPEECHES.en.locale))

// One window for all of them: what is asked of it each time is other words, not another start.
test('Every screen is whole in every language', async ({ page, app }) => {
  test.setTimeout(180_000)
  let sizes: readonly (typeof SIZES)[number][] = SIZES
  for (const [language, words] of Object.entries(TRANSLATIONS) as [Exclude<Language, 'en'>, Messages][])
    await test.step(SPEECHES[language].name, async () => {
      setLocale(SPEECHES[language].locale)
      await choose(page, { speed: 'instant', theme: 'light', guide: false, language })
      const visit: Visit = async (screen) => {
        // the size at which the last screen was left comes first
        for (const size of sizes) {
          await resize(page, app, size)
          expect.soft(await flawsOf(page), `${language}, ${screen}, ${size.join(' x ')}`).toEqual([])
        }
        sizes = sizes.toReversed()
      }
      await visitScreens(page, words, visit)
      await visitAuction(page, words, visit)
      await visitTroubles(page, words, visit)
      await visitScarcity(page, words, visit)
      await page.keyboard.press('Escape')
      await clearAway(page)
    })
})
