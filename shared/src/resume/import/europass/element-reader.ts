import { LIMITS } from '../../schema/limits.ts'
import { sanitizeUrl } from '../../schema/safe-url.ts'
import type { DroppedValue } from '../dropped-value.ts'
import type { FieldExtractor, Path } from '../field-extractor.ts'

/** Reads an element by the names of its children. Of a repeated child the first one; what is not read is reported. */
export interface ElementReader {
  readonly path: Path
  /** The text of a child, or the label of a coded one; empty without one. */
  text(...names: string[]): string
  prose(...names: string[]): string
  /** An address with a safe scheme, else empty; an unsafe one is reported. */
  url(...names: string[]): string
  /** The child, which may not exist. */
  child(...names: string[]): ElementReader
  /** All children of the last name. */
  children(...names: string[]): ElementReader[]
  /** The children that have children or text, whatever their names. */
  entries(): ElementReader[]
  has(name: string): boolean
  /** Whether the text of the element matches, without reading it; true without text. */
  matches(pattern: RegExp): boolean
  /** The texts that were not read yet. */
  rest(): string[]
  /** The non-empty parts in one text; a cut is reported for the element. */
  join(parts: readonly string[], by: string, maxChars?: number): string
  drop(name: string, reason: DroppedValue['reason']): void
}

/** Creates a reader of the element at a path of the tree of `readTree`. */
export const createElementReader = (fields: FieldExtractor, path: Path): ElementReader => {
  const resolve = (names: readonly string[]): Path => {
    let at = path
    for (const name of names) at = fields.items(at.concat(name))[0] ?? at.concat(name)
    return at
  }
  const read = (names: readonly string[], maxChars: number): string => {
    const at = resolve(names)
    const label = fields.text([...at, 'Label'], maxChars)
    // A code beside its label is the same value again.
    if (label !== '') fields.ignore([...at, 'Code'])
    return label || fields.text(at, maxChars) || fields.text([...at, '#text'], maxChars) || fields.text([...at, 'Code'])
  }
  return {
    path,
    text: (...names) => read(names, LIMITS.lineChars).replace(/(?<!\s)[^\S\n]*\n\s*/g, ' '),
    prose: (...names) => read(names, LIMITS.proseChars),
    url: (...names) => {
      const at = resolve(names)
      const url = fields.textMatching(at, (text) => sanitizeUrl(text) !== undefined)
      if (url === '' && fields.has(at)) fields.drop(at, 'invalid')
      return url
    },
    child: (...names) => createElementReader(fields, resolve(names)),
    children: (...names) => {
      const parent = resolve(names.slice(0, -1))
      return fields.items([...parent, names.at(-1) ?? '']).map((at) => createElementReader(fields, at))
    },
    entries: () =>
      fields
        .names(path)
        .flatMap((name) => fields.items([...path, name]))
        .map((at) => createElementReader(fields, at)),
    has: (name) => fields.has([...path, name]),
    matches: (pattern) => fields.peek(path) === '' || pattern.test(fields.peek(path)),
    rest: () => fields.unusedTexts(path),
    join: (parts, by, maxChars) => fields.join(path, parts, by, maxChars),
    drop: (name, reason) => {
      if (fields.has([...path, name])) fields.drop([...path, name], reason)
    },
  }
}
