import { describe, expect, it } from 'vitest'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import { unsafeCast } from '#shared/cast.ts'
import { checkPdfUa } from '#shared/pdf-ua/check-pdf-ua.ts'
import { renderReport } from '#shared/renderer/render-report.ts'
import type { AnalysisResults } from '#shared/scoring/results.ts'

const fonts = await createNodeFonts().load('Inter')
const category = (score: number) => ({ score, suggestions: [`Sugerencia de ${score}`] })
const row = (n: number) => ({
  rule: `rule-${n}`,
  category: 'content' as const,
  points: 2.5,
  weight: 4,
  evidence: [],
  params: {},
  title: `Regla ${n}`,
  text: 'Dos de once líneas tienen una cifra.',
})
const results: AnalysisResults = {
  overallScore: 85,
  categories: { content: category(72), keywords: category(88), format: category(95), ats: category(54) },
  strengths: ['El correo está en la cabecera.'],
  improvementAreas: ['Faltan cifras.'],
  country: { code: 'PE', source: 'guessed', confidence: 0.9 },
  engineVersion: 1,
  analyzedAt: 1_767_323_045_000,
  advice: 'rules',
  ledger: Array.from({ length: 40 }, (_, n) => row(n)),
  notMeasured: [{ rule: 'size', title: 'Tamaño de letra' }],
}
const report = (language: 'es' | 'en') => renderReport({ results, language, fileName: 'cv (final).pdf', fonts })

interface Page {
  getTextContent(): Promise<{ items: { str?: string }[] }>
  getStructTree(): Promise<unknown>
}

describe('renderReport', () => {
  it.each(['es', 'en'] as const)('meets PDF/UA-1 (%s)', (language) => {
    expect(checkPdfUa(report(language).bytes)).toEqual([])
  })

  it('contains score, categories, advice and every ledger row, on several pages', async () => {
    const { bytes, pages } = report('es')
    const pdfjs = await loadPdfjs()
    const file = await pdfjs.getDocument({ data: bytes.slice(), verbosity: 0 }).promise
    let text = ''
    for (let n = 1; n <= file.numPages; n++) {
      const page = unsafeCast<Page>(await file.getPage(n), 'the parts that are read')
      text += (await page.getTextContent()).items.map((item) => item.str).join(' ')
    }
    expect(pages.length).toBeGreaterThan(1)
    for (const wanted of [
      '85',
      '/100',
      'Excelente',
      'cv (final).pdf',
      '2 ene. 2026',
      'Para un empleo en Perú',
      'Palabras clave',
      'Tamaño de letra',
    ])
      expect(text).toContain(wanted)
    for (const { title } of results.ledger) expect(text).toContain(title)
    const first = unsafeCast<Page>(await file.getPage(2), 'the parts that are read')
    expect(JSON.stringify(await first.getStructTree())).toContain('"role":"TD"')
  })

  it('gives the same bytes for the same results, and supports English', () => {
    expect(report('en').bytes).toEqual(report('en').bytes)
    expect(report('en').bytes).not.toEqual(report('es').bytes)
  })
})
