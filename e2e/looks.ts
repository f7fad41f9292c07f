// What can be wrong with the looks of a screen and measured on any machine: cut or overlapping text, things beside the window, blank pictures.
import type { ElectronApplication, Page } from '@playwright/test'

/** A wide window, where the side of the table has two columns, and the smallest that there is, drawn as the first one is. */
export const SIZES = [
  [1366, 768],
  [1024, 640]
] as const

/** Something wrong, in words that lead to the place. */
export type Flaw = string

/**
 * Everything that is cut, beside the window or over something else. What can be scrolled to is not cut; drawings, and what only
 * a screen reader reads, are left out.
 */
export const flawsOf = (page: Page): Promise<Flaw[]> =>
  page.evaluate(() => {
    type Rect = { left: number; top: number; right: number; bottom: number }
    type Text = { element: Element; text: string; rects: readonly Rect[]; stays: boolean }
    const TOLERANCE = 2
    const flaws: string[] = []
    const isDrawn = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('svg, .spoken, [role="log"]') === null

    /** The part of a box that can be seen through all that clips it; `scrolls` if the rest can be scrolled to. */
    function seen(element: Element, box: Rect): { rect: Rect; scrolls: boolean } {
      let rect = { left: box.left, top: box.top, right: box.right, bottom: box.bottom }
      let scrolls = false
      for (let at = element.parentElement; at; at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at)
        if (overflowX !== 'visible' || overflowY !== 'visible') {
          const clip = at.getBoundingClientRect()
          scrolls ||= /auto|scroll/.test(overflowX + overflowY)
          rect = {
            left: Math.max(rect.left, clip.left),
            top: Math.max(rect.top, clip.top),
            right: Math.min(rect.right, clip.right),
            bottom: Math.min(rect.bottom, clip.bottom)
          }
        }
        if (position === 'fixed') break
      }
      return { rect, scrolls }
    }
    const width = (rect: Rect): number => rect.right - rect.left
    const height = (rect: Rect): number => rect.bottom - rect.top
    /** The letters of a line without the empty space above and below them, in which lines may lie over each other. */
    function letters(element: Element, line: Rect): Rect {
      const half = Math.min(height(line), parseFloat(getComputedStyle(element).fontSize) * 0.8) / 2
      const middle = (line.top + line.bottom) / 2
      return { ...line, top: middle - half, bottom: middle + half }
    }
    const overlap = (one: Rect, other: Rect): Rect => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom)
    })

    /** What is left of a line whose element shortens it on purpose, such as the name of a game in the masthead. */
    const shown = (element: Element, line: Rect): Rect => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(element)
      return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
        ? overlap(line, element.getBoundingClientRect())
        : line
    }

    const { scrollWidth, scrollHeight } = document.documentElement
    if (scrollWidth > innerWidth + 1 || scrollHeight > innerHeight + 1)
      flaws.push(`the page is ${scrollWidth} x ${scrollHeight} in a window of ${innerWidth} x ${innerHeight}`)

    /** Whether it stays in view while all else is scrolled beneath it. */
    const stays = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).position === 'sticky') return true
      return false
    }

    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!element || text === '' || !isDrawn(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const rects: Rect[] = []
      for (const whole of range.getClientRects()) {
        const line = shown(element, whole)
        const { rect, scrolls } = seen(element, line)
        const cut = width(rect) < width(line) - TOLERANCE || height(rect) < height(line) - TOLERANCE
        if (cut && !scrolls) flaws.push(`cut: "${text}"`)
        const beside =
          line.left < -TOLERANCE ||
          line.top < -TOLERANCE ||
          line.right > innerWidth + TOLERANCE ||
          line.bottom > innerHeight + TOLERANCE
        if (beside && !scrolls) flaws.push(`beside the window: "${text}"`)
        if (width(rect) > 0 && height(rect) > 0) rects.push(letters(element, rect))
      }
      if (rects.length > 0) texts.push({ element, text, rects, stays: stays(element) })
    }
    texts.forEach((one, place) => {
      for (const other of texts.slice(place + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue
        if (one.stays !== other.stays) continue
        const over = one.rects.some((a) =>
          other.rects.some((b) => {
            const { left, right, top, bottom } = overlap(a, b)
            return right - left > TOLERANCE && bottom - top > TOLERANCE
          })
        )
        if (over) flaws.push(`over each other: "${one.text}" and "${other.text}"`)
      }
    })

    const controls = [...document.querySelectorAll('button, a[href], input:not([type="radio"]), select')]
      .filter(isDrawn)
      .map((element) => {
        const { rect } = seen(element, element.getBoundingClientRect())
        return { element, rect, stays: stays(element) }
      })
    controls.forEach((one, place) => {
      for (const other of controls.slice(place + 1)) {
        if (one.stays !== other.stays) continue
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue
        const { left, right, top, bottom } = overlap(one.rect, other.rect)
        if (right - left > TOLERANCE && bottom - top > TOLERANCE)
          flaws.push(
            `controls over each other: "${one.element.textContent.trim()}" and "${other.element.textContent.trim()}"`
          )
      }
    })
    return flaws
  })

export type Picture = {
  /** Mean brightness of the outermost columns of pixels, where only the cloth lies: 0 black to 1 white. */
  readonly cloth: number
  /** How many different colours there are, of 4,096. */
  readonly colours: number
}

/** Looks at a screenshot of the window. */
export async function pictureOf(page: Page, app: ElectronApplication): Promise<Picture> {
  const screenshot = (await page.screenshot()).toString('base64')
  return app.evaluate(({ nativeImage }, png) => {
    const image = nativeImage.createFromBuffer(Buffer.from(png, 'base64'))
    const pixels = image.toBitmap()
    const { width, height } = image.getSize()
    const EDGE = 3
    const colours = new Set<number>()
    let sum = 0
    for (let at = 0; at + 3 < pixels.length; at += 4) {
      const [blue = 0, green = 0, red = 0] = pixels.subarray(at, at + 3)
      const column = (at / 4) % width
      if (column < EDGE || column >= width - EDGE) sum += red + green + blue
      colours.add(((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4))
    }
    return { cloth: sum / (2 * EDGE * height) / 765, colours: colours.size }
  }, screenshot)
}

/** Gives the window another size and waits until the page has it. */
export async function resize(
  page: Page,
  app: ElectronApplication,
  [width, height]: readonly [number, number]
): Promise<void> {
  await app.evaluate(
    ({ BrowserWindow }, [width, height]) => BrowserWindow.getAllWindows()[0]?.setContentSize(width, height),
    [width, height] as const
  )
  await page.waitForFunction(([width, height]) => innerWidth === width && innerHeight === height, [
    width,
    height
  ] as const)
}
