const CONTENT = 'BT /F1 12 Tf 72 720 Td (Warm up the reader with one line) Tj ET'

const OBJECTS = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
  `<</Length ${CONTENT.length}>>stream\n${CONTENT}\nendstream`,
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
]

/** A PDF of one line, to warm the reader with. */
export const tinyPdf = (): Uint8Array => {
  let text = '%PDF-1.4\n'
  const offsets = OBJECTS.map((body, i) => {
    const at = text.length
    text += `${i + 1} 0 obj${body}endobj\n`
    return at
  })
  const xref = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 ${OBJECTS.length + 1}\n0000000000 65535 f \n${xref}trailer<</Size ${OBJECTS.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`
  return new TextEncoder().encode(text + end)
}
