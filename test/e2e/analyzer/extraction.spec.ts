import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { corpusFile } from '#test/utils/paths.ts'
import { setPreferences, signInAs } from '../support/account.ts'
import { expect, test } from '../support/test.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const FILES = ['es-chromium-sidebar-yanez', 'es-latex-ot1-munoz', 'es-docx-table-iniguez', 'en-rowwise-tracked-oconnor']

interface Line {
  readonly page: number
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly bold: boolean
}

interface Read {
  readonly pages: number
  readonly lines: readonly Line[]
  readonly hazards: unknown
}

/** Extraction of the corpus files by the CLI, in the server's parser process. */
const byCommandLine = (): Map<string, Read> => {
  const paths = FILES.map((name) => corpusFile(`resumes/${name}.pdf`))
  const run = spawnSync(process.execPath, ['api/src/server/cli.ts', 'extract', ...paths], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const rows: { result: Read }[] = run.stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
  return new Map(rows.map((row, i) => [FILES[i] ?? '', row.result]))
}

/** Extraction of a file by the page's worker: the layout that is uploaded with its text. */
const byWorker = async (page: Page, name: string): Promise<Read> => {
  await page.goto('/analyzer')
  await page.getByLabel('Resume as a PDF or Word file').setInputFiles(corpusFile(`resumes/${name}.pdf`))
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/resumes/upload'))
  await page.getByRole('button', { name: 'Analyze with AI' }).click()
  const body = (await sent).postData() ?? ''
  const layout = /name="layout"\r\n\r\n([\s\S]*?)\r\n--/.exec(body)?.[1]
  const read: Omit<Read, 'pages'> & { pages: unknown[] } = JSON.parse(layout ?? '')
  const lines = read.lines.map(({ page: number, text, x, y, size, bold }) => ({ page: number, text, x, y, size, bold }))
  return { pages: read.pages.length, lines, hazards: read.hazards }
}

test('the worker in the page and the CLI extract the same document', { tag: '@long' }, async ({ page }) => {
  await setPreferences(page, { language: 'en' })
  await signInAs(page, 'Reader')
  await page.route('**/api/resumes/upload', (route) => route.abort())
  const expected = byCommandLine()
  for (const name of FILES) {
    const read = await byWorker(page, name)
    const { pages, lines, hazards } = expected.get(name) ?? { pages: 0, lines: [], hazards: [] }
    expect(read.lines.length, name).toBeGreaterThan(10)
    expect(read, name).toEqual({ pages, lines, hazards })
  }
})
