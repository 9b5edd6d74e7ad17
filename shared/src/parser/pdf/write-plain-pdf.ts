/**
 * The bytes of a PDF with these objects, numbered from 1; the first is the catalog. Characters up to U+00FF, one byte
 * each. `trailer` is added to the trailer's dictionary.
 */
export const writePlainPdf = (objects: readonly string[], trailer = ''): Uint8Array<ArrayBuffer> => {
  let file = '%PDF-1.7\n'
  const offsets = objects.map((body, i) => {
    const at = file.length
    file += `${i + 1} 0 obj\n${body}\nendobj\n`
    return at
  })
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${file.length}\n%%EOF\n`
  return Uint8Array.from(file, (c) => c.charCodeAt(0) & 0xff)
}
