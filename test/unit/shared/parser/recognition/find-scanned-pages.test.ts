import { expect, it } from 'vitest'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import { extractPdf } from '#shared/parser/extract-pdf.ts'
import { findScannedPages } from '#shared/parser/recognition/find-scanned-pages.ts'
import { createPartlyScannedPdf } from '#test/utils/files/partly-scanned-pdf.ts'

it('finds the scanned page of a PDF that has text too', async () => {
  const document = await extractPdf(await loadPdfjs(), createPartlyScannedPdf(), { hazards: 'after' })
  expect(document.lines.map(({ page }) => page)).toEqual([1])
  expect(findScannedPages(document)).toEqual([2])
})
