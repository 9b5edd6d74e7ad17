import { LIMITS } from '../schema/limits.ts'

type Path = readonly (string | number)[]

/** Extracts fields from unvalidated JSON and records which paths were used. Only own properties are read. */
export interface FieldExtractor {
  /** A string, or a number as a string, trimmed and cut to `maxChars`; empty for other types. */
  text(path: Path, maxChars?: number): string
  /** The text of the first name that has one. The other names stay unused. */
  firstText(base: Path, names: readonly string[], maxChars?: number): string
  /** The non-empty texts of a list; a single string counts as a list of one. */
  texts(path: Path, maxChars?: number): string[]
  /** The paths of the objects in a list. */
  objects(path: Path): Path[]
  /** A string that satisfies `accepts`, else empty. A rejected value stays unused. */
  textMatching(path: Path, accepts: (text: string) => boolean, maxChars?: number): string
  /** Marks a path as used without extracting it. */
  ignore(path: Path): void
  has(path: Path): boolean
  /** Paths of texts that were cut, then paths of values that were not used. */
  unusedPaths(): string[]
}

const MAX_REPORTED_PATHS = 500
const MAX_REPORT_DEPTH = 12

/** Control characters, zero-width characters and direction marks. */
const INVISIBLE_CHARACTERS = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[^\P{Cc}\t\n\r]/gu

/** NFC text without invisible characters, with `\n` line breaks, trimmed. */
export const sanitizeText = (raw: string): string =>
  raw.replace(INVISIBLE_CHARACTERS, '').replace(/\r\n?/g, '\n').normalize('NFC').trim()

/** Creates an extractor for the parsed JSON `root`. */
export const createFieldExtractor = (root: unknown): FieldExtractor => {
  const used = new Set<string>()
  const truncated: string[] = []
  const key = (path: Path) => path.join('.')

  const getAt = (path: Path): unknown => {
    let node: unknown = root
    for (const step of path) {
      if (node === null || typeof node !== 'object' || !Object.hasOwn(node, step)) return undefined
      node = Reflect.get(node, step)
    }
    return node
  }
  const toText = (path: Path, maxChars: number): string => {
    const value = getAt(path)
    if (typeof value !== 'string' && typeof value !== 'number') return ''
    used.add(key(path))
    const text = sanitizeText(String(value))
    if (text.length > maxChars) truncated.push(`${key(path)} (…)`)
    return text.slice(0, maxChars)
  }

  const collectUnused = (node: unknown, path: Path, found: string[]): void => {
    if (found.length >= MAX_REPORTED_PATHS || used.has(key(path))) return
    if (node === null || node === '' || node === undefined) return
    if (typeof node !== 'object') return void found.push(key(path))
    const entries = Object.entries(node)
    if (path.length >= MAX_REPORT_DEPTH) return void (entries.length > 0 && found.push(key(path)))
    for (const [name, child] of entries) collectUnused(child, [...path, name], found)
  }

  const fields: FieldExtractor = {
    text: (path, maxChars = LIMITS.lineChars) => toText(path, maxChars),
    firstText: (base, names, maxChars = LIMITS.lineChars) => {
      for (const name of names) {
        const value = getAt([...base, name])
        if (typeof value === 'string' ? value.trim() !== '' : typeof value === 'number')
          return toText([...base, name], maxChars)
      }
      return ''
    },
    texts: (path, maxChars = LIMITS.proseChars) => {
      const list = getAt(path)
      if (typeof list === 'string') return [toText(path, maxChars)].filter((t) => t !== '')
      if (!Array.isArray(list)) return []
      return list
        .slice(0, LIMITS.listItems)
        .map((_, i) => toText([...path, i], maxChars))
        .filter((text) => text !== '')
    },
    objects: (path) => {
      const list = getAt(path)
      if (!Array.isArray(list)) return []
      return list
        .slice(0, LIMITS.listItems)
        .map((item: unknown, i) => ({ item, path: [...path, i] }))
        .filter(({ item }) => item !== null && typeof item === 'object' && !Array.isArray(item))
        .map((entry) => entry.path)
    },
    textMatching: (path, accepts, maxChars = LIMITS.lineChars) => {
      const value = getAt(path)
      return typeof value === 'string' && value.length <= maxChars && accepts(value) ? toText(path, maxChars) : ''
    },
    ignore: (path) => void used.add(key(path)),
    has: (path) => {
      const value = getAt(path)
      return value !== undefined && value !== null && value !== ''
    },
    unusedPaths: () => {
      const found: string[] = []
      collectUnused(root, [], found)
      return [...truncated, ...found]
    },
  }
  return fields
}
