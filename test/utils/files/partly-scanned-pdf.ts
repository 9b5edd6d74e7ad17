import { readFileSync } from 'node:fs'
import { writePlainPdf } from '#shared/parser/pdf/write-plain-pdf.ts'
import { corpusFile } from '../paths.ts'

/** Size of the picture in `cv-scanned.pdf`, px. */
const WIDTH = 1_432
const HEIGHT = 2_008

/** The JPEG in `cv-scanned.pdf`, in hexadecimal. */
const readScan = (): string => {
  const pdf = readFileSync(corpusFile('cv-scanned.pdf'))
  return pdf.subarray(pdf.indexOf('ffd8ff', 0, 'hex'), pdf.lastIndexOf('ffd9', undefined, 'hex') + 2).toString('hex')
}

const stream = (entries: string, content: string): string =>
  `<<${entries}/Length ${content.length}>>stream\n${content}\nendstream`

/** A PDF of two pages: the first has text, the second is the picture of `cv-scanned.pdf`. */
export const createPartlyScannedPdf = (): Uint8Array => {
  const page = (content: number, resources: string) =>
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${content} 0 R/Resources<<${resources}>>>>`
  return writePlainPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>',
    page(5, '/Font<</F1 7 0 R>>'),
    page(6, '/XObject<</Im1 8 0 R>>'),
    stream('', 'BT /F1 12 Tf 72 720 Td (Covering letter: enclosed is a scan of my curriculum vitae.) Tj ET'),
    stream('', 'q 595 0 0 842 0 0 cm /Im1 Do Q'),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    stream(
      `/Type/XObject/Subtype/Image/Width ${WIDTH}/Height ${HEIGHT}/ColorSpace/DeviceGray/BitsPerComponent 8` +
        '/Filter[/ASCIIHexDecode/DCTDecode]',
      `${readScan()}>`,
    ),
  ])
}
