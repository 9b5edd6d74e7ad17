/** Latin text as a literal string of PDF syntax. */
const literal = (text: string): string => `(${text.replace(/[\\()]/g, '\\$&')})`

/** A one-page PDF of these lines, with a title and an author of its own. */
export const titledPdf = (lines: readonly string[], title: string, author: string): Uint8Array<ArrayBuffer> => {
  const content = lines.map((line, i) => `BT /F1 11 Tf 60 ${780 - i * 16} Td ${literal(line)} Tj ET`).join('\n')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Title ${literal(title)}/Author ${literal(author)}>>`,
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((body, i) => {
    const at = text.length
    text += `${i + 1} 0 obj${body}endobj\n`
    return at
  })
  const xref = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  return Uint8Array.from(
    Buffer.from(
      `${text}xref\n0 ${count}\n0000000000 65535 f \n${xref}trailer<</Size ${count}/Root 1 0 R/Info 6 0 R>>\nstartxref\n${text.length}\n%%EOF`,
      'latin1',
    ),
  )
}
