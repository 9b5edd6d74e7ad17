/** A stream of a PDF as its raw bytes and dictionary describe it; nothing is decoded. */
export interface RawStream {
  readonly isPicture: boolean
  /** Names of its filters in order, as far as its dictionary holds them. */
  readonly filters: readonly string[]
  /** Number of objects in it, for an object stream. */
  readonly objects: number
  readonly data: Uint8Array
}

/** As pdf.js reads it: the data begin on the next line. */
const STREAM = /(?<!end)stream[^\r\n]{0,80}(?:\r\n|\r|\n)/g
const MAX_DICTIONARY_CHARS = 4_096
const FILTER = /\/(?:Filter|F)\s*(\[[^\][]*\]|\/[^\s/<>[\]()]+)/

/** Finds the streams of a file in one pass. `text` has one character for each of `bytes`. */
export function* findStreams(bytes: Uint8Array, text: string): Generator<RawStream> {
  for (const match of text.matchAll(STREAM)) {
    const head = text.slice(Math.max(0, match.index - MAX_DICTIONARY_CHARS), match.index)
    if (!head.trimEnd().endsWith('>>')) continue
    const dictionary = decodeNames(head.slice(Math.max(0, head.lastIndexOf(' obj'))))
    const start = match.index + match[0].length
    const declared = Number(/\/Length\s+(\d+)(?!\s+\d+\s+R|\d)/.exec(dictionary)?.[1] ?? 0)
    const keyword = text.indexOf('endstream', start)
    // pdf.js trusts the declared length: the keyword may be part of the data.
    const end = Math.max(start + declared, keyword < 0 ? bytes.length : keyword)
    yield {
      isPicture: /\/Subtype\s*\/Image\b/.test(dictionary),
      filters: [...(FILTER.exec(dictionary)?.[1] ?? '').matchAll(/\/([^\s/[\]]+)/g)].map(([, name]) => name ?? ''),
      objects: Number(/\/Type\s*\/ObjStm\b/.test(dictionary) ? /\/N\s+(\d+)/.exec(dictionary)?.[1] : 0) || 0,
      data: bytes.subarray(start, end),
    }
  }
}

/** `/Fl#61te` is the name `/Flate`. */
const decodeNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
