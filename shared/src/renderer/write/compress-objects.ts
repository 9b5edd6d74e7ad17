import { deflate } from './deflate.ts'

/**
 * Compresses the output of jsPDF: objects without a stream go into one object stream, the cross-reference table into
 * another (PDF 1.5). The structure tree shrinks to a tenth. `text` has one character per byte; `info` replaces the Info
 * dictionary.
 */
export const compressObjects = (text: string, info: string): Uint8Array => {
  const { offsets, table, trailer } = parseXrefTable(text)
  const count = offsets.length
  const order = offsets.map((offset, id) => ({ id, offset })).filter(({ offset }) => offset > 0)
  order.sort((a, b) => a.offset - b.offset)

  const entries = new Map<number, XrefEntry>()
  const chunks: Uint8Array[] = [toBytes(text.slice(0, order[0]?.offset ?? 0))]
  const packedObjects: { id: number; body: string }[] = []
  const deflated: DeflatedPages = new Map()
  let at = chunks[0]?.length ?? 0
  const appendObject = (id: number, object: Uint8Array) => {
    entries.set(id, { type: 1, value: at, index: 0 })
    chunks.push(object)
    at += object.length
  }
  for (const [i, { id, offset }] of order.entries()) {
    const object = text.slice(offset, order[i + 1]?.offset ?? table)
    const data = object.indexOf('\nstream\n')
    if (data >= 0) {
      const isPage = PAGE_CONTENT_OBJECT.test(object)
      appendObject(id, isPage ? deflatePage(id, object.slice(data + 8), deflated) : toBytes(object))
      continue
    }
    entries.set(id, { type: 2, value: count, index: packedObjects.length })
    const body = object.slice(object.indexOf('obj') + 3, object.lastIndexOf('endobj')).trim()
    packedObjects.push({ id, body: trailer.includes(`/Info ${id} 0 R`) ? info : body })
  }
  lastDeflated = deflated
  appendObject(count, createObjectStream(packedObjects, count))
  const start = at
  appendObject(count + 1, new Uint8Array(0))
  chunks.push(createXrefStream(entries, count + 2, trailer), toBytes(`startxref\n${start}\n%%EOF\n`))
  return concatBytes(chunks)
}

/** A page content object of jsPDF: a dictionary with only its length. */
const PAGE_CONTENT_OBJECT = /^\d+ 0 obj\s+<<\s*\/Length \d+\s*>>\s*stream/

/** Compressed contents of pages by their operators. */
type DeflatedPages = Map<string, Uint8Array>

/** Of the last file: after a keystroke in a long resume most pages have the operators they had. */
let lastDeflated: DeflatedPages = new Map()

const deflatePage = (id: number, rest: string, deflated: DeflatedPages): Uint8Array => {
  const operators = rest.slice(0, rest.lastIndexOf('\nendstream'))
  const stream = lastDeflated.get(operators) ?? deflate(toBytes(operators))
  deflated.set(operators, stream)
  return createStreamObject(id, '', stream)
}

const createStreamObject = (id: number, entries: string, stream: Uint8Array): Uint8Array =>
  concatBytes([
    toBytes(`${id} 0 obj\n<<${entries}/Length ${stream.length}/Filter/FlateDecode>>\nstream\n`),
    stream,
    toBytes('\nendstream\nendobj\n'),
  ])

interface XrefEntry {
  readonly type: 1 | 2
  /** Byte offset of the object, or the number of the object stream that contains it. */
  readonly value: number
  readonly index: number
}

const parseXrefTable = (text: string): { offsets: number[]; table: number; trailer: string } => {
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-200))?.[1])
  const tableStart = /xref\n0 (\d+)\n/y
  tableStart.lastIndex = table
  const count = Number(tableStart.exec(text)?.[1])
  const first = tableStart.lastIndex
  const offsets = Array.from({ length: count }, (_, i) => Number(text.slice(first + 20 * i, first + 20 * i + 10)))
  const tail = text.slice(first + 20 * count)
  const trailer = `/Root ${/\/Root (\d+ 0 R)/.exec(tail)?.[1]}/Info ${/\/Info (\d+ 0 R)/.exec(tail)?.[1]}`
  return { offsets, table, trailer: `${trailer}/ID${/\/ID (\[[^\][]*\])/.exec(tail)?.[1]}` }
}

const createObjectStream = (packedObjects: readonly { id: number; body: string }[], id: number): Uint8Array => {
  let at = 0
  const index = packedObjects.map((object) => {
    const entry = `${object.id} ${at}`
    at += object.body.length + 1
    return entry
  })
  const header = `${index.join(' ')}\n`
  const stream = deflate(toBytes(header + packedObjects.map((object) => object.body).join('\n')))
  return createStreamObject(id, `/Type/ObjStm/N ${packedObjects.length}/First ${header.length}`, stream)
}

/** Each byte of a row is less the one above it: rows of neighboring objects become alike. */
const PREDICTOR_UP = 2

const createXrefStream = (entries: ReadonlyMap<number, XrefEntry>, size: number, trailer: string): Uint8Array => {
  const rows = new Uint8Array(7 * size)
  let above: readonly number[] = [0, 0, 0, 0, 0, 0]
  for (let id = 0; id < size; id++) {
    const place = entries.get(id)
    const [type, value, index] = place ? [place.type, place.value, place.index] : [0, 0, id === 0 ? 65_535 : 0]
    const row = [type, value >> 16, (value >> 8) & 255, value & 255, index >> 8, index & 255]
    rows.set([PREDICTOR_UP, ...row.map((byte, i) => byte - (above[i] ?? 0))], 7 * id)
    above = row
  }
  return createStreamObject(
    size - 1,
    `/Type/XRef/Size ${size}/W[1 3 2]/DecodeParms<</Predictor 12/Columns 6>>${trailer}`,
    deflate(rows),
  )
}

const toBytes = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i)
  return bytes
}

const concatBytes = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
