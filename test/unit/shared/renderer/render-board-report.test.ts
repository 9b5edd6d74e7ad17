import { describe, expect, it } from 'vitest'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import { extractPdf } from '#shared/parser/extract-pdf.ts'
import { checkPdfUa } from '#shared/pdf-ua/check-pdf-ua.ts'
import { renderBoardReport } from '#shared/renderer/render-board-report.ts'

const fonts = await createNodeFonts().load('Inter')
const requirement = (name: string, status: 'met' | 'missing') =>
  ({ kind: 'term', name, level: 'required', status }) as const

const rows = Array.from({ length: 60 }, (_, i) => ({
  name: `Persona ${i}`,
  fileName: `cv-${i}.pdf`,
  overallScore: 40 + i,
  matchRate: i % 2 ? i : null,
  requirements: i % 2 ? [requirement('Horno de leña', 'met'), requirement('Masa madre', 'missing')] : [],
  tags: i === 3 ? ['entrevista'] : [],
  notes: 0,
  addedBy: null,
  addedAt: 0,
  deleteAt: 0,
}))
const render = (language: 'es' | 'en') =>
  renderBoardReport({
    board: { title: 'Panadera', teamName: 'Obrador Norte', rows },
    language,
    now: Date.UTC(2026, 10, 22),
    fonts,
  })

describe('the report of a board', () => {
  it.each(['es', 'en'] as const)('meets PDF/UA-1 (%s)', (language) => {
    expect(checkPdfUa(render(language).bytes)).toEqual([])
  })

  it('has every CV with its figures, the best match first, and the same bytes every time', async () => {
    const { bytes, pages } = render('es')
    expect(pages.length).toBeGreaterThan(2)
    expect(Buffer.from(bytes).equals(Buffer.from(render('es').bytes))).toBe(true)
    const { lines } = await extractPdf(await loadPdfjs(), bytes.slice())
    const text = lines.map((line) => line.text).join('\n')
    for (const wanted of ['Panadera', 'Obrador Norte', '60 currículums', '22 nov. 2026', 'entrevista', 'Horno de leña'])
      expect(text).toContain(wanted)
    for (const { name } of rows) expect(text).toContain(name)
    expect(text.indexOf('Persona 59')).toBeLessThan(text.indexOf('Persona 57'))
  })
})
