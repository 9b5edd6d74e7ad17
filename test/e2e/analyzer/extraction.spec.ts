import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { corpusFile } from '#test/utils/paths.ts'
import { setPreferences, signInAs } from '../support/account.ts'
import { recordSentLayout } from '../support/sent-layout.ts'
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
const byWorker = async (page: Page, name: string, getLayout: () => Promise<string>): Promise<Read> => {
  await page.goto('/analyzer')
  await page.getByLabel('Resume as a PDF or Word file').setInputFiles(corpusFile(`resumes/${name}.pdf`))
  await page.getByRole('button', { name: 'Analyze with AI' }).click()
  const read: Omit<Read, 'pages'> & { pages: unknown[] } = JSON.parse(await getLayout())
  const lines = read.lines.map(({ page: number, text, x, y, size, bold }) => ({ page: number, text, x, y, size, bold }))
  return { pages: read.pages.length, lines, hazards: read.hazards }
}

test('the worker in the page and the CLI extract the same document', { tag: '@long' }, async ({ page }) => {
  await setPreferences(page, { language: 'en' })
  await signInAs(page, 'Reader')
  await page.route('**/api/resumes/upload', (route) => route.abort())
  const getLayout = await recordSentLayout(page)
  const expected = byCommandLine()
  for (const name of FILES) {
    const read = await byWorker(page, name, getLayout)
    const { pages, lines, hazards } = expected.get(name) ?? { pages: 0, lines: [], hazards: [] }
    expect(read.lines.length, name).toBeGreaterThan(10)
    expect(read, name).toEqual({ pages, lines, hazards })
  }
})
