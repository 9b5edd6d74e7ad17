/** The objects of PDF syntax (ISO 32000-1, 7.3). Strings have one character per byte. */
export class Name {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}
export class Text {
  readonly value: string
  constructor(value: string) {
    this.value = value
  }
}
export class Ref {
  readonly id: number
  constructor(id: number) {
    this.id = id
  }
}
export class Operator {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}
export type Dict = ReadonlyMap<string, PdfObject>
export class Stream {
  readonly dict: Dict
  readonly raw: string
  constructor(dict: Dict, raw: string) {
    this.dict = dict
    this.raw = raw
  }
}
export type PdfObject =
  | null
  | boolean
  | number
  | Name
  | Text
  | Ref
  | Operator
  | Stream
  | Dict
  | readonly PdfObject[]
  | undefined

export const isDict = (value: PdfObject): value is Dict => value instanceof Map
export const isList = (value: PdfObject): value is readonly PdfObject[] => Array.isArray(value)

const SPACE = new Set('\0\t\n\f\r ')
const DELIMITER = new Set('()<>[]{}/%')
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** Reads objects one after the other from text with one character per byte. */
export class ObjectReader {
  readonly text: string
  at: number
  constructor(text: string, at = 0) {
    this.text = text
    this.at = at
  }

  skipSpace(): void {
    for (; this.at < this.text.length; this.at++) {
      const char = this.text.charAt(this.at)
      if (char === '%') while (this.at < this.text.length && !/[\r\n]/.test(this.text.charAt(this.at))) this.at++
      else if (!SPACE.has(char)) return
    }
  }

  /** The next object; undefined at the end and for a closing delimiter, which is skipped. */
  read(): PdfObject {
    this.skipSpace()
    const char = this.text.charAt(this.at)
    if (char === '') return undefined
    if (char === '/') return new Name(this.readName())
    if (char === '(') return new Text(this.readLiteral())
    if (char === '[') return this.readList()
    if (char === '<') return this.text.charAt(this.at + 1) === '<' ? this.readDict() : new Text(this.readHex())
    if (DELIMITER.has(char)) {
      this.at += this.text.startsWith('>>', this.at) ? 2 : 1
      return undefined
    }
    return this.readWord()
  }

  private readWord(): PdfObject {
    const word = this.readRegular()
    if (/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(word)) return this.toReference(word) ?? Number(word)
    if (word === 'true' || word === 'false') return word === 'true'
    return word === 'null' ? null : new Operator(word)
  }

  private toReference(word: string): Ref | undefined {
    const rest = /^\s+\d+\s+R(?![\w*'"])/.exec(this.text.slice(this.at, this.at + 30))
    if (!rest || !/^\d+$/.test(word)) return undefined
    this.at += rest[0].length
    return new Ref(Number(word))
  }

  private readRegular(): string {
    const start = this.at
    while (
      this.at < this.text.length &&
      !SPACE.has(this.text.charAt(this.at)) &&
      !DELIMITER.has(this.text.charAt(this.at))
    )
      this.at++
    return this.text.slice(start, this.at)
  }

  private readName(): string {
    this.at++
    return this.readRegular().replace(/#([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  }

  private readLiteral(): string {
    let depth = 0
    let out = ''
    for (; this.at < this.text.length; this.at++) {
      const char = this.text.charAt(this.at)
      if (char === '\\') out += this.readEscape()
      else if (char === '(' && depth++ === 0) continue
      else if (char === ')' && --depth === 0) break
      else out += char
    }
    this.at++
    return out
  }

  private readEscape(): string {
    const octal = /^[0-7]{1,3}/.exec(this.text.slice(this.at + 1, this.at + 4))
    if (octal) {
      this.at += octal[0].length
      return String.fromCharCode(Number.parseInt(octal[0], 8) & 255)
    }
    const char = this.text.charAt(++this.at)
    if (char === '\r' && this.text.charAt(this.at + 1) === '\n') this.at++
    return char === '\r' || char === '\n' ? '' : (ESCAPES[char] ?? char)
  }

  private readHex(): string {
    const end = this.text.indexOf('>', this.at)
    const digits = this.text.slice(this.at + 1, end).replace(/\s+/g, '')
    this.at = end + 1
    return digits.replace(/..?/g, (pair) => String.fromCharCode(Number.parseInt(pair.padEnd(2, '0'), 16)))
  }

  private readList(): PdfObject[] {
    this.at++
    const list: PdfObject[] = []
    for (;;) {
      this.skipSpace()
      if (this.at >= this.text.length || this.text.charAt(this.at) === ']') break
      list.push(this.read())
    }
    this.at++
    return list
  }

  private readDict(): Dict {
    this.at += 2
    const dict = new Map<string, PdfObject>()
    for (;;) {
      this.skipSpace()
      if (this.at >= this.text.length || this.text.startsWith('>>', this.at)) break
      const key = this.read()
      if (key instanceof Name) dict.set(key.name, this.read())
    }
    this.at += 2
    return dict
  }
}
