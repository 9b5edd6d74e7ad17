import { strFromU8, zlibSync } from 'fflate'
import { writePlainPdf } from '#shared/parser/pdf/write-plain-pdf.ts'

const PAGE = 'BT /F1 12 Tf 72 720 Td (Curriculum vitae of the page) Tj ET'

/** A one-page PDF with attachments by name, as the Europass editor writes them. `plain` leaves them uncompressed. */
export const buildPdfWithAttachments = (
  files: Readonly<Record<string, Uint8Array>>,
  { plain = false, type = '/Type/EmbeddedFile' } = {},
): Uint8Array<ArrayBuffer> => {
  const names = Object.keys(files)
  const attachments = Object.values(files).flatMap((file, i) => {
    const data = strFromU8(plain ? file : zlibSync(file), true)
    const filter = plain ? '' : '/Filter/FlateDecode'
    return [
      `<<${type}/Subtype/text#2Fxml${filter}/Length ${data.length}>>stream\n${data}\nendstream`,
      `<</Type/Filespec/F(${names[i]})/UF(${names[i]})/EF<</F ${6 + 2 * i} 0 R>>>>`,
    ]
  })
  const tree = names.map((name, i) => `(${name}) ${7 + 2 * i} 0 R`).join(' ')
  return writePlainPdf([
    `<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles<</Names[${tree}]>>>>>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${PAGE.length}>>stream\n${PAGE}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...attachments,
  ])
}
