import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Language } from './steps.ts'

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Behind an open dialog the page is inert, its heading and landmarks too. */
const NOT_OF_MODALS = ['page-has-heading-one', 'landmark-one-main', 'region']
/** Words that a text of the other language can hardly do without. */
const FOREIGN = {
  en: ['para', 'los', 'las', 'una', 'tu', 'tus', 'cómo', 'está', 'puedes', 'sin', 'más', 'hoy'],
  es: ['the', 'and', 'your', 'with', 'you', 'this', 'from', 'are', 'have', 'what', 'not', 'of', 'is'],
} as const

/** Words of the other language in what is read or spoken, but for what says that it is in another one. */
const foreignWords = async (page: Page, language: Language): Promise<string[]> => {
  const text = await page.evaluate((own) => {
    const said: string[] = [document.title]
    const foreign = (node: Element) => {
      const marked = node.closest('[lang]')
      return marked !== null && marked.getAttribute('lang') !== own
    }
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const parent = nodes.currentNode.parentElement
      if (parent && !foreign(parent) && !parent.closest('script, style, template, textarea'))
        said.push(nodes.currentNode.textContent ?? '')
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
      for (const node of document.body.querySelectorAll(`[${name}]`))
        if (!foreign(node)) said.push(node.getAttribute(name) ?? '')
    return said
  }, language)
  return text
    .filter((line) => {
      const words = new Set(line.toLowerCase().match(/[\p{L}]+/gu) ?? [])
      return FOREIGN[language].some((word) => words.has(word))
    })
    .map((line) => `foreign: "${line.trim().slice(0, 60)}"`)
}

const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Pixels of the screen's height that bars stuck to its edges keep for themselves. */
const covered = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, header')]
      .filter((node) => ['fixed', 'sticky'].includes(getComputedStyle(node).position))
      .map((node) => node.getBoundingClientRect())
      .filter(({ width, height }) => width > innerWidth / 2 && height < innerHeight / 2)
      .reduce((sum, { height }) => sum + height, 0),
  )

interface Sight {
  readonly page: Page
  readonly folder: string
  readonly name: string
  readonly language: Language
  readonly modal: boolean
}

/** Takes the picture of a screen at one width and says what is wrong with it. */
export const lookAt = async ({ page, folder, name, modal }: Sight, width: number): Promise<string[]> => {
  await page.setViewportSize({ width, height: 800 })
  await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: !modal })
  const wide = await tooWide(page)
  const { violations } = await new AxeBuilder({ page })
    .withTags(STANDARD)
    .disableRules(modal ? NOT_OF_MODALS : [])
    .analyze()
  return [
    ...(wide > 0 ? [`${width} px: ${wide} px too wide`] : []),
    ...violations.map(({ id, nodes }) => `${width} px: ${id} at ${nodes[0]?.target.join(' ')} (${nodes.length})`),
  ]
}

/** Zoom of 400 % and forced colours: nothing is lost. */
const strain = async ({ page, folder, name, modal }: Sight): Promise<string[]> => {
  const troubles: string[] = []
  const check = async (what: string) => {
    await page.screenshot({ path: join(folder, `${name}-${what}.png`), fullPage: !modal })
    const wide = await tooWide(page)
    if (wide > 0) troubles.push(`${what}: ${wide} px too wide`)
  }
  await page.setViewportSize({ width: 320, height: 256 })
  await check('zoom-400')
  const bars = modal ? 0 : await covered(page)
  if (bars > 100) troubles.push(`zoom-400: bars cover ${Math.round(bars)} of 256 px`)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ forcedColors: 'active' })
  await check('forced-colors')
  await page.emulateMedia({ forcedColors: 'none' })
  return troubles
}

/** Everything that is looked at on one screen in one language and light. */
export const inspect = async (
  sight: Sight,
  { widths, strained }: { widths: readonly number[]; strained: boolean },
): Promise<string[]> => {
  const troubles: string[] = []
  for (const width of widths) troubles.push(...(await lookAt(sight, width)))
  troubles.push(...(await foreignWords(sight.page, sight.language)))
  if (strained) troubles.push(...(await strain(sight)))
  return [...new Set(troubles)]
}
