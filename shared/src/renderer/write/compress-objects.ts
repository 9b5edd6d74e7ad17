import { zlibSync } from 'fflate'

/**
 * Packs a document of jsPDF: all objects without a stream go into one deflated object stream, the table of places into
 * another (PDF 1.5 and later). The structure tree is hundreds of small objects; packed they are a tenth as large.
 * `text` holds one character a byte; `info` takes the place of its information dictionary.
 */
export const compressObjects = (text: string, info: string): Uint8Array => {
  const { offsets, table, trailer } = readTable(text)
  const count = offsets.length
  const order = offsets.map((offset, id) => ({ id, offset })).filter(({ offset }) => offset > 0)
  order.sort((a, b) => a.offset - b.offset)

  const places = new Map<number, Place>()
  const kept: Uint8Array[] = [asBytes(text.slice(0, order[0]?.offset ?? 0))]
  const small: { id: number; body: string }[] = []
  let at = kept[0]?.length ?? 0
  const keep = (id: number, object: Uint8Array) => {
    places.set(id, { type: 1, value: at, index: 0 })
    kept.push(object)
    at += object.length
  }
  for (const [i, { id, offset }] of order.entries()) {
    const object = text.slice(offset, order[i + 1]?.offset ?? table)
    const data = object.indexOf('\nstream\n')
    if (data >= 0) {
      keep(id, PAGE_CONTENT.test(object) ? deflatedStream(id, object.slice(data + 8)) : asBytes(object))
      continue
    }
    places.set(id, { type: 2, value: count, index: small.length })
    const body = object.slice(object.indexOf('obj') + 3, object.lastIndexOf('endobj')).trim()
    small.push({ id, body: trailer.includes(`/Info ${id} 0 R`) ? info : body })
  }
  keep(count, objectStream(small, count))
  const start = at
  keep(count + 1, new Uint8Array(0))
  kept.push(crossReference(places, count + 2, trailer), asBytes(`startxref\n${start}\n%%EOF\n`))
  return joined(kept)
}

/** A page's content, as jsPDF writes it: with nothing in its dictionary but its length. */
const PAGE_CONTENT = /^\d+ 0 obj\s+<<\s*\/Length \d+\s*>>\s*stream/

/** Quick rather than small: a page costs a third of the time for a tenth more bytes. */
const DEFLATE = { level: 3 } as const

const deflatedStream = (id: number, rest: string): Uint8Array =>
  streamObject(id, '', zlibSync(asBytes(rest.slice(0, rest.lastIndexOf('\nendstream'))), DEFLATE))

const streamObject = (id: number, entries: string, stream: Uint8Array): Uint8Array =>
  joined([
    asBytes(`${id} 0 obj\n<<${entries}/Length ${stream.length}/Filter/FlateDecode>>\nstream\n`),
    stream,
    asBytes('\nendstream\nendobj\n'),
  ])

interface Place {
  readonly type: 1 | 2
  /** Offset of the object, or number of the object stream it lies in. */
  readonly value: number
  readonly index: number
}

const readTable = (text: string): { offsets: number[]; table: number; trailer: string } => {
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-200))?.[1])
  const head = /xref\n0 (\d+)\n/y
  head.lastIndex = table
  const count = Number(head.exec(text)?.[1])
  const first = head.lastIndex
  const offsets = Array.from({ length: count }, (_, i) => Number(text.slice(first + 20 * i, first + 20 * i + 10)))
  const tail = text.slice(first + 20 * count)
  const trailer = ['Root', 'Info'].map((key) => `/${key} ${new RegExp(`/${key} (\\d+ 0 R)`).exec(tail)?.[1]}`).join('')
  return { offsets, table, trailer: `${trailer}/ID${/\/ID (\[[^\]]*\])/.exec(tail)?.[1]}` }
}

const objectStream = (small: readonly { id: number; body: string }[], id: number): Uint8Array => {
  let at = 0
  const index = small.map((object) => {
    const entry = `${object.id} ${at}`
    at += object.body.length + 1
    return entry
  })
  const head = `${index.join(' ')}\n`
  const stream = zlibSync(asBytes(head + small.map((object) => object.body).join('\n')), DEFLATE)
  return streamObject(id, `/Type/ObjStm/N ${small.length}/First ${head.length}`, stream)
}

const crossReference = (places: ReadonlyMap<number, Place>, size: number, trailer: string): Uint8Array => {
  const rows = new Uint8Array(6 * size)
  for (let id = 0; id < size; id++) {
    const place = places.get(id)
    const [type, value, index] = place ? [place.type, place.value, place.index] : [0, 0, id === 0 ? 65_535 : 0]
    rows.set([type, value >> 16, (value >> 8) & 255, value & 255, index >> 8, index & 255], 6 * id)
  }
  return streamObject(size - 1, `/Type/XRef/Size ${size}/W[1 3 2]${trailer}`, zlibSync(rows))
}

const asBytes = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i)
  return bytes
}

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
