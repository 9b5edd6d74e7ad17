import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Language } from './actions.ts'

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Behind an open dialog the page is inert, with its heading and landmarks. */
const RULES_OFF_IN_MODALS = ['page-has-heading-one', 'landmark-one-main', 'region']
/** Frequent words of the other language. */
const STOP_WORDS = {
  en: ['para', 'los', 'las', 'una', 'tu', 'tus', 'cómo', 'está', 'puedes', 'sin', 'más', 'hoy'],
  es: ['the', 'and', 'your', 'with', 'you', 'this', 'from', 'are', 'have', 'what', 'not', 'of', 'is'],
} as const

/** Visible or announced texts in the other language, without elements whose `lang` says so. */
const findForeignText = async (page: Page, language: Language): Promise<string[]> => {
  const text = await page.evaluate((own) => {
    const texts: string[] = [document.title]
    const isForeign = (node: Element) => {
      const labelled = node.closest('[lang]')
      return labelled !== null && labelled.getAttribute('lang') !== own
    }
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const parent = nodes.currentNode.parentElement
      if (parent && !isForeign(parent) && !parent.closest('script, style, template, textarea'))
        texts.push(nodes.currentNode.textContent ?? '')
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
      for (const node of document.body.querySelectorAll(`[${name}]`))
        if (!isForeign(node)) texts.push(node.getAttribute(name) ?? '')
    return texts
  }, language)
  return text
    .filter((line) => {
      const words = new Set(line.toLowerCase().match(/[\p{L}]+/gu) ?? [])
      return STOP_WORDS[language].some((word) => words.has(word))
    })
    .map((line) => `foreign: "${line.trim().slice(0, 60)}"`)
}

const measureOverflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Height in px that fixed and sticky bars take from the viewport. */
const measureStickyBars = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, header')]
      .filter((node) => ['fixed', 'sticky'].includes(getComputedStyle(node).position))
      .map((node) => node.getBoundingClientRect())
      .filter(({ width, height }) => width > innerWidth / 2 && height < innerHeight / 2)
      .reduce((sum, { height }) => sum + height, 0),
  )

interface ScreenView {
  readonly page: Page
  readonly folder: string
  readonly name: string
  readonly language: Language
  readonly modal: boolean
}

/** Takes a screenshot at one width (px) and lists its problems. */
const inspectWidth = async ({ page, folder, name, modal }: ScreenView, width: number): Promise<string[]> => {
  await page.setViewportSize({ width, height: 800 })
  await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: !modal })
  const overflow = await measureOverflow(page)
  const { violations } = await new AxeBuilder({ page })
    .withTags(AXE_TAGS)
    .disableRules(modal ? RULES_OFF_IN_MODALS : [])
    .analyze()
  return [
    ...(overflow > 0 ? [`${width} px: ${overflow} px too wide`] : []),
    ...violations.map(({ id, nodes }) => `${width} px: ${id} at ${nodes[0]?.target.join(' ')} (${nodes.length})`),
  ]
}

/** Problems at 400 % zoom and with forced colors. */
const inspectZoomAndForcedColors = async ({ page, folder, name, modal }: ScreenView): Promise<string[]> => {
  const problems: string[] = []
  const check = async (what: string) => {
    await page.screenshot({ path: join(folder, `${name}-${what}.png`), fullPage: !modal })
    const overflow = await measureOverflow(page)
    if (overflow > 0) problems.push(`${what}: ${overflow} px too wide`)
  }
  await page.setViewportSize({ width: 320, height: 256 })
  await check('zoom-400')
  const bars = modal ? 0 : await measureStickyBars(page)
  if (bars > 100) problems.push(`zoom-400: bars cover ${Math.round(bars)} of 256 px`)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ forcedColors: 'active' })
  await check('forced-colors')
  await page.emulateMedia({ forcedColors: 'none' })
  return problems
}

/** Lists the problems of one screen in one language and theme. */
export const inspectScreen = async (
  view: ScreenView,
  { widths, withZoom }: { widths: readonly number[]; withZoom: boolean },
): Promise<string[]> => {
  const problems: string[] = []
  for (const width of widths) problems.push(...(await inspectWidth(view, width)))
  problems.push(...(await findForeignText(view.page, view.language)))
  if (withZoom) problems.push(...(await inspectZoomAndForcedColors(view)))
  return [...new Set(problems)]
}
