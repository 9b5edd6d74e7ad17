import { describe, expect, it } from 'vitest'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import { extractPdf } from '#shared/parser/extract-pdf.ts'
import { getDocumentText } from '#shared/parser/extracted-document.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { loadDocumentFonts } from '#shared/renderer/fonts/load-document-fonts.ts'
import { renderResume } from '#shared/renderer/render-resume.ts'
import { findMissingFields } from '#shared/renderer/write/proof.ts'
import { contentSchema, type ResumeContent } from '#shared/resume/schema/content.ts'
import { DESIGNS } from '#shared/templates/catalog.ts'
import { sampleEs } from '#shared/templates/sample/sample-es.ts'
import { createBrand, LOGO_PNG } from '#test/utils/files/own-faces.ts'
import { calculateF1, compareContents, createFieldTally } from '#test/utils/reading/parse-rendered.ts'

/** The footer of a single page may be read as the end of its last entry. */
const MAX_LOSS = 0.06

const fonts = createNodeFonts()
const pdfjs = await loadPdfjs()

const read = async (content: ResumeContent, design: (typeof DESIGNS)[number][number]) => {
  const set = await loadDocumentFonts(fonts, content, design)
  const { bytes } = renderResume({ content, template: design, language: 'es', fonts: set, now: 0 })
  return extractPdf(pdfjs, bytes.slice())
}

describe('a resume with a brand', () => {
  it.each(DESIGNS.flatMap((variants) => variants.slice(0, 1)).map((design) => [design.id, design] as const))(
    '%s: loses no text, and is parsed nearly as well as without it',
    async (_, design) => {
      const logo = { source: LOGO_PNG, width: 16, height: 8, size: 30, place: 'header', align: 'left' } as const
      const brand = createBrand({
        logo,
        footer: 'Talleres Aldaba S. L., Calle del Molino 4, Cuenca',
      })
      const styling = { ...sampleEs.styling, fontFamily: design.font, embedData: false }
      const plain = contentSchema.parse({ ...sampleEs, styling })
      const branded = contentSchema.parse({ ...sampleEs, styling: { ...styling, brand } })
      const [before, after] = [createFieldTally(), createFieldTally()]
      compareContents(before, sampleEs, parseResume(await read(plain, design)).content)
      const extracted = await read(branded, design)
      compareContents(after, sampleEs, parseResume(extracted).content)
      expect(calculateF1(after)).toBeGreaterThanOrEqual(calculateF1(before) - MAX_LOSS)
      expect(findMissingFields(branded, getDocumentText(extracted), 'es')).toEqual([])
    },
  )
})
