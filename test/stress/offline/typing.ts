import { type BrowserContext, expect, type Page } from '@playwright/test'
import { chooseTemplate, EDITOR_LABELS, waitForSaved } from '../../e2e/support/editor.ts'
import { readNewestDraft } from '../../e2e/support/indexed-db.ts'
import { startServer } from '../../e2e/support/server.ts'
import { crashPage, createDevice, getRunCount, installApp } from '../../utils/browser/device.ts'
import { sleep } from '../../utils/measurement/stress-cases.ts'

const words = EDITOR_LABELS.en

/** Creates a draft and returns its URL. */
const newDraft = async (context: BrowserContext, url: string): Promise<string> => {
  const page = await context.newPage()
  await page.goto(`${url}/templates`)
  await chooseTemplate(page, words)
  await waitForSaved(page)
  const address = page.url()
  await page.close()
  return address
}

const openDraft = async (context: BrowserContext, address: string): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(address)
  await page
    .getByLabel(words.name)
    .waitFor()
    .catch(async (cause: unknown) => {
      throw new Error(`the editor is not shown; the page says: ${await page.locator('body').innerText()}`, { cause })
    })
  return page
}

interface Keystroke {
  readonly text: string
  readonly at: number
}

/** Types until `stop` is called; each keystroke with the text so far and its time in ms. */
const startTyping = (page: Page, run: number) => {
  const strokes: Keystroke[] = []
  let going = true
  const typing = (async () => {
    for (let n = 0; going; n++) {
      const text = `${run}-${n} `
      await page.keyboard.type(text)
      strokes.push({ text: (strokes.at(-1)?.text ?? '') + text, at: performance.now() })
      await sleep(20)
    }
  })()
  return {
    strokes,
    stop: async () => {
      going = false
      await typing.catch(() => {})
    },
  }
}

/** ms between the first lost keystroke and the kill; 0 where nothing is lost. */
const measureLostMs = async (
  context: BrowserContext,
  address: string,
  strokes: readonly Keystroke[],
  killed: number,
) => {
  const page = await openDraft(context, address)
  await sleep(100)
  const kept = await page.getByLabel(words.name).inputValue()
  await page.getByLabel(words.name).fill('')
  await expect.poll(async () => (await readNewestDraft(page))?.personalInfo.fullName).toBe('')
  await page.close()
  const first = strokes.find(({ text, at }) => at <= killed && kept.trimEnd().length < text.trimEnd().length)
  return first ? killed - first.at : 0
}

/** P8. The page's process is killed, in turn, 400 ms after the last keystroke and 400 ms into continuous typing. */
export const killTypingPages = async () => {
  const runs = getRunCount(50)
  const device = createDevice()
  const server = await startServer()
  await installApp(device, `${server.url}/templates`)
  const context = await device.open()
  const address = await newDraft(context, server.url)
  const lost = { still: 0, typing: 0 }
  for (let run = 0; run < runs; run++) {
    const mode = run % 2 === 0 ? 'still' : 'typing'
    const page = await openDraft(context, address)
    await page.getByLabel(words.name).focus()
    const typing = startTyping(page, run)
    await sleep(400)
    if (mode === 'still') {
      await typing.stop()
      await sleep(400)
    }
    const killed = performance.now()
    await crashPage(page)
    await typing.stop()
    await page.close()
    lost[mode] = Math.max(lost[mode], await measureLostMs(context, address, typing.strokes, killed))
  }
  await context.close()
  device.dispose()
  await server.dispose()
  return {
    passed: lost.still === 0 && lost.typing <= 1_000,
    figure: `${runs} kills; typing that had paused: ${Math.round(lost.still)} ms lost, typing that went on: ${Math.round(lost.typing)} ms at most`,
  }
}

/** P1. Two tabs with one draft: 100 keystrokes in a field of each, in turn. */
export const typeInTwoTabs = async () => {
  const device = createDevice()
  const server = await startServer()
  await installApp(device, `${server.url}/templates`)
  const context = await device.open()
  const address = await newDraft(context, server.url)
  const [a, b] = [await openDraft(context, address), await openDraft(context, address)]
  const letters = Array.from({ length: 100 }, (_, n) => String.fromCharCode(97 + (n % 26)))
  await a.getByLabel(words.name).focus()
  await b.getByLabel('Phone').focus()
  for (const [n, letter] of letters.entries()) {
    await a.keyboard.type(letter)
    await b.keyboard.type(String(n % 10))
  }
  const expected = [letters.join(''), letters.map((_, n) => n % 10).join('')]
  const shown = async (page: Page) => [
    await page.getByLabel(words.name).inputValue(),
    await page.getByLabel('Phone').inputValue(),
  ]
  await expect.poll(() => shown(a)).toEqual(expected)
  await expect.poll(() => shown(b)).toEqual(expected)
  const again = await openDraft(context, address)
  await expect.poll(() => shown(again)).toEqual(expected)
  await context.close()
  device.dispose()
  await server.dispose()
  return { passed: true, figure: '200 of 200 edits in both tabs and in the database' }
}
