import { writePlainPdf } from '#shared/parser/pdf/write-plain-pdf.ts'

const CONTENT = 'BT /F1 12 Tf 72 720 Td (Warm up the reader with one line) Tj ET'

/** A PDF with one line of text, to warm up the parser. */
export const createWarmUpPdf = (): Uint8Array =>
  writePlainPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${CONTENT.length}>>stream\n${CONTENT}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ])
