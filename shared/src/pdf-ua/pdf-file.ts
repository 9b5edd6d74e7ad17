import { strFromU8, unzlibSync } from 'fflate'
import { type Dict, isDict, isList, Name, ObjectReader, type PdfObject, Ref, Stream, Text } from './objects.ts'

/** A PDF's objects with typed access; references are followed. */
export class PdfFile {
  readonly trailer: Dict
  private readonly objects: ReadonlyMap<number, PdfObject>

  constructor(objects: ReadonlyMap<number, PdfObject>, trailer: Dict) {
    this.objects = objects
    this.trailer = trailer
  }

  resolve(value: PdfObject): PdfObject {
    let found = value
    for (let n = 0; found instanceof Ref && n < 10; n++) found = this.objects.get(found.id)
    return found
  }
  get(dict: Dict | undefined, key: string): PdfObject {
    return this.resolve(dict?.get(key))
  }
  /** A dictionary, also that of a stream. */
  dict(value: PdfObject): Dict | undefined {
    const found = this.resolve(value)
    return found instanceof Stream ? found.dict : isDict(found) ? found : undefined
  }
  /** The entries of an array; a value alone counts as one entry. */
  list(value: PdfObject): readonly PdfObject[] {
    const found = this.resolve(value)
    return isList(found) ? found : found === undefined || found === null ? [] : [value]
  }
  name(value: PdfObject): string | undefined {
    const found = this.resolve(value)
    return found instanceof Name ? found.name : undefined
  }
  number(value: PdfObject): number | undefined {
    const found = this.resolve(value)
    return typeof found === 'number' ? found : undefined
  }
  /** A text string, decoded. */
  text(value: PdfObject): string | undefined {
    const found = this.resolve(value)
    return found instanceof Text ? decodeText(found.value) : undefined
  }
  stream(value: PdfObject): string | undefined {
    const found = this.resolve(value)
    return found instanceof Stream ? this.decode(found) : undefined
  }
  get catalog(): Dict | undefined {
    return this.dict(this.trailer.get('Root'))
  }
  /** Every dictionary of the file, nested ones too. */
  listDicts(): Dict[] {
    const found: Dict[] = []
    const visit = (value: PdfObject, depth: number): void => {
      if (depth > 50) return
      if (isList(value)) for (const entry of value) visit(entry, depth + 1)
      const dict = value instanceof Stream ? value.dict : value
      if (!isDict(dict)) return
      found.push(dict)
      for (const entry of dict.values()) visit(entry, depth + 1)
    }
    for (const value of this.objects.values()) visit(value, 0)
    return found
  }

  private decode({ dict, raw }: Stream): string {
    let data = raw
    for (const filter of this.list(dict.get('Filter'))) {
      const name = this.name(filter)
      if (name === 'FlateDecode') data = inflate(data)
      else if (name === 'ASCIIHexDecode')
        data = new ObjectReader(`<${data}`).read() instanceof Text ? decodeHex(data) : ''
      else return ''
    }
    return data
  }
}

const decodeHex = (data: string): string => {
  const text = new ObjectReader(`<${data.includes('>') ? data : `${data}>`}`).read()
  return text instanceof Text ? text.value : ''
}

const inflate = (data: string): string => {
  try {
    return strFromU8(unzlibSync(Uint8Array.from(data, (char) => char.charCodeAt(0))), true)
  } catch {
    return ''
  }
}

const decodeText = (value: string): string => {
  if (value.startsWith('\xfe\xff'))
    return value
      .slice(2)
      .replace(/([\s\S])([\s\S])/g, (_, a: string, b: string) =>
        String.fromCharCode(a.charCodeAt(0) * 256 + b.charCodeAt(0)),
      )
  return value
}

/** Opens a PDF by its objects, whatever its cross-reference table says; the last of equal numbers counts. */
export const openPdfFile = (bytes: Uint8Array): PdfFile => {
  const text = strFromU8(bytes, true)
  const objects = new Map<number, PdfObject>()
  const trailer = new Map<string, PdfObject>()
  const start = /(?<![\d.])(\d+)[\s\0]+\d+[\s\0]+obj\b|\btrailer\b/g
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const reader = new ObjectReader(text, start.lastIndex)
    const value = reader.read()
    const end = isDict(value) ? findStream(text, reader.at, value) : undefined
    if (found[1] === undefined) {
      if (isDict(value)) for (const [key, entry] of value) trailer.set(key, entry)
    } else objects.set(Number(found[1]), end && isDict(value) ? new Stream(value, text.slice(end.from, end.to)) : value)
    start.lastIndex = end ? end.to : Math.max(reader.at, start.lastIndex)
  }
  const file = new PdfFile(objects, trailer)
  for (const value of [...objects.values()]) if (value instanceof Stream) unpack(value, file, objects, trailer)
  return file
}

const findStream = (text: string, at: number, dict: Dict): { from: number; to: number } | undefined => {
  const keyword = /[\s\0]*stream(?:\r\n|\n|\r)/y
  keyword.lastIndex = at
  if (!keyword.test(text)) return undefined
  const from = keyword.lastIndex
  const length = dict.get('Length')
  if (typeof length === 'number' && /^\s*endstream/.test(text.slice(from + length, from + length + 20)))
    return { from, to: from + length }
  const end = text.indexOf('endstream', from)
  return { from, to: end < 0 ? text.length : end }
}

/** The objects of an object stream, and the trailer of a cross-reference stream. */
const unpack = (stream: Stream, file: PdfFile, objects: Map<number, PdfObject>, trailer: Map<string, PdfObject>) => {
  const type = file.name(stream.dict.get('Type'))
  if (type === 'XRef') for (const [key, entry] of stream.dict) trailer.set(key, entry)
  if (type !== 'ObjStm') return
  const data = file.stream(stream) ?? ''
  const header = new ObjectReader(data)
  const first = file.number(stream.dict.get('First')) ?? 0
  for (let n = file.number(stream.dict.get('N')) ?? 0; n > 0; n--) {
    const [id, offset] = [header.read(), header.read()]
    if (typeof id === 'number' && typeof offset === 'number')
      objects.set(id, new ObjectReader(data, first + offset).read())
  }
}
