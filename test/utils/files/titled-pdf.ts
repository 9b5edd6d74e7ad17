import { writePlainPdf } from '#shared/parser/pdf/write-plain-pdf.ts'

/** Latin text as a PDF literal string. */
const literal = (text: string): string => `(${text.replace(/[\\()]/g, '\\$&')})`

/** A one-page PDF with these lines, and with a title and an author in its metadata. */
export const titledPdf = (lines: readonly string[], title: string, author: string): Uint8Array<ArrayBuffer> => {
  const content = lines.map((line, i) => `BT /F1 11 Tf 60 ${780 - i * 16} Td ${literal(line)} Tj ET`).join('\n')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    `<</Title ${literal(title)}/Author ${literal(author)}>>`,
  ]
  return writePlainPdf(objects, '/Info 6 0 R')
}
