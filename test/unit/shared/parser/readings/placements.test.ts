import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import { buildPageLines } from '#shared/parser/lines/build-page-lines.ts'
import type { TextRun } from '#shared/parser/lines/text-run.ts'
import { extractPages } from '#shared/parser/pdf/extract-pages.ts'
import { openPdf } from '#shared/parser/pdf/open-pdf.ts'
import type { PageRuns } from '#shared/parser/pdf/page-runs.ts'
import { corpusFile } from '#test/utils/paths.ts'

const FILES = [
  'resumes/en-chromium-grid-nair.pdf',
  'resumes/en-rowwise-tracked-oconnor.pdf',
  'resumes/es-awesomecv-munoz.pdf',
  'resumes/es-chromium-sidebar-yanez.pdf',
  'resumes/es-docx-table-iniguez.pdf',
  'resumes/es-latex-ot1-paracol-aguero.pdf',
  'resumes/es-moderncv-classic-nunez.pdf',
]

const readRuns = async (path: string): Promise<readonly PageRuns[]> => {
  const { file, loading } = await openPdf(await loadPdfjs(), new Uint8Array(readFileSync(corpusFile(path))))
  try {
    return (await extractPages(file, {})).pages
  } finally {
    await loading.destroy()
  }
}

type Place = (runs: readonly TextRun[], page: PageRuns) => TextRun[]

/** Pages with the same words at other places, or painted in another order. */
const PLACEMENTS: Readonly<Record<string, Place>> = {
  'as they stand': (runs) => [...runs],
  'mirrored, so that a column on the left is on the right': (runs, { width }) =>
    runs.map((run) => ({ ...run, x: width - run.right, right: width - run.x })),
  'painted from the foot of the page': (runs) => runs.map((run) => ({ ...run, order: runs.length - run.order })),
  'painted row by row': (runs) =>
    runs.toSorted((a, b) => a.y - b.y || a.x - b.x).map((run, order) => ({ ...run, order })),
  'with rows further apart': (runs) => runs.map((run) => ({ ...run, y: run.y * 1.3 })),
  'with rows closer together': (runs) => runs.map((run) => ({ ...run, y: run.y * 0.88 })),
  'with columns closer together': (runs) => runs.map((run) => ({ ...run, x: run.x * 0.94 })),
  'without its first lines': (runs) => runs.filter(({ y }) => y > 180),
  'without its last lines': (runs) => runs.filter(({ y }) => y < 420),
}

const describePage = (page: PageRuns, place: Place): string[] => {
  const { lines, columns } = buildPageLines(place(page.runs, page), page.rotatedRuns)
  return [`columns ${columns}`, ...lines.map(({ column, text }) => `${column} ${text}`)]
}

/** Lines of a page that are as they stand are named by their number, the others in full. */
const shorten = (lines: readonly string[], known: readonly string[]): string => {
  const rows: string[] = []
  let last = -2
  for (const line of lines) {
    const at = known.indexOf(line)
    if (at < 0) rows.push(`+ ${line}`)
    else if (at === last + 1 && rows.at(-1)?.startsWith('lines ')) {
      rows[rows.length - 1] = `${rows.at(-1)?.split('–')[0]}–${at}`
    } else rows.push(`lines ${at}`)
    last = at
  }
  return rows.join('\n')
}

describe('lines of a page', () => {
  /** Faults of today included: a diff after `npx vitest run placements -u` shows what got better or worse. */
  it.each(FILES)('of %s are the same as before, wherever its text stands', async (path) => {
    const pages = await readRuns(path)
    const sections = Object.entries(PLACEMENTS).flatMap(([name, place], i) =>
      pages.map((page, number) => {
        const known = describePage(page, (runs) => [...runs])
        const lines = describePage(page, place)
        return `## page ${number + 1} ${name}\n${i === 0 ? lines.join('\n') : shorten(lines, known)}`
      }),
    )
    const file = `__snapshots__/${path.split('/').at(-1)}.placements.txt`
    await expect(`${sections.join('\n\n')}\n`).toMatchFileSnapshot(file)
  })
})
