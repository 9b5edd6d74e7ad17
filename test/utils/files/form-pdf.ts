import { writePlainPdf } from '#shared/parser/pdf/write-plain-pdf.ts'

/** A text in Helvetica, 10 pt, at `x` pt from the left and `y` pt from the bottom. */
export interface FormText {
  readonly text: string
  readonly x: number
  readonly y: number
}

/** A form field; with `state` it is a check box. */
export interface FormField extends FormText {
  readonly name: string
  readonly width?: number
  readonly height?: number
  readonly state?: 'Yes' | 'Off'
  readonly flags?: number
}

/** A PDF of one Letter page with texts and form fields, which have values but no appearance. */
export const formPdf = (texts: readonly FormText[], fields: readonly FormField[]): Uint8Array => {
  const content = texts.map(({ text, x, y }) => `BT /F1 10 Tf ${x} ${y} Td (${text}) Tj ET`).join('\n')
  const ids = fields.map((_, i) => `${6 + i} 0 R`).join(' ')
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${ids}] /DR << /Font << /F1 5 0 R >> >> /DA (/F1 10 Tf) >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> /Annots [${ids}] >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...fields.map(fieldObject),
  ]
  return writePlainPdf(objects)
}

const fieldObject = ({ text, x, y, name, width = 200, height = 16, state, flags = 0 }: FormField): string => {
  const rect = `[${x} ${y - 4} ${x + width} ${y - 4 + height}]`
  const kind = state ? `/FT /Btn /V /${state} /AS /${state}` : `/FT /Tx /V <${utf16(text)}> /DA (/F1 10 Tf)`
  return `<< /Type /Annot /Subtype /Widget /T <${utf16(name)}> ${kind} /Ff ${flags} /F 4 /P 3 0 R /Rect ${rect} >>`
}

const utf16 = (text: string): string =>
  `feff${[...text].map((c) => (c.codePointAt(0) ?? 0).toString(16).padStart(4, '0')).join('')}`
