import { LIMITS } from '../schema/limits.ts'
import type { DroppedValue } from './dropped-value.ts'

export type Path = readonly (string | number)[]

/** Extracts fields from an unvalidated tree and records which paths were used. Only own properties are read. */
export interface FieldExtractor {
  /** A string, or a number as a string, trimmed and cut to `maxChars`; empty for other types. */
  text(path: Path, maxChars?: number): string
  /** The text of the first name that has one. The other names stay unused. */
  firstText(base: Path, names: readonly string[], maxChars?: number): string
  /** The non-empty texts of a list; a single string counts as a list of one. */
  texts(path: Path, maxChars?: number): string[]
  /** The paths of the objects in a list. */
  objects(path: Path): Path[]
  /** The paths of the items of a list; of the value itself when it is none. */
  items(path: Path): Path[]
  /** The names that the value has. */
  names(path: Path): string[]
  /** A string, without using it; empty for other values. */
  peek(path: Path): string
  /** The texts below a path that were not used before, in order. */
  unusedTexts(path: Path, maxChars?: number): string[]
  /** A string that satisfies `accepts`, else empty. A rejected value stays unused. */
  textMatching(path: Path, accepts: (text: string) => boolean, maxChars?: number): string
  /** Marks a path as used without extracting it. */
  ignore(path: Path): void
  /** Reports a value for a reason of its own, once, with all that is below it. */
  drop(path: Path, reason: DroppedValue['reason']): void
  has(path: Path): boolean
  /** The non-empty parts in one text, cut to `maxChars`; a cut is reported for `path`. */
  join(path: Path, parts: readonly string[], by?: string, maxChars?: number): string
  /** The list up to the longest one a resume has; a cut is reported for `path`. */
  limit<T>(path: Path, list: readonly T[]): T[]
  /** What was cut or reported, then the values that were not used. */
  dropped(): DroppedValue[]
}

const MAX_REPORTED_PATHS = 500
const MAX_REPORT_DEPTH = 20

/** Control characters, zero-width characters and direction marks. */
const INVISIBLE_CHARACTERS = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[^\P{Cc}\t\n\r]/gu

/** NFC text without invisible characters, with `\n` line breaks, trimmed. */
export const sanitizeText = (raw: string): string =>
  raw.replace(INVISIBLE_CHARACTERS, '').replace(/\r\n?/g, '\n').normalize('NFC').trim()

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** Creates an extractor for the tree `root`, such as parsed JSON. */
export const createFieldExtractor = (root: unknown): FieldExtractor => {
  const used = new Set<string>()
  const reported: DroppedValue[] = []
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
    if (text.length > maxChars) reported.push({ path: key(path), reason: 'too-long' })
    return text.slice(0, maxChars)
  }

  /** Adds the unused leaves; from `MAX_REPORTED_PATHS` on, the top-level keys that they are below. */
  const collectUnused = (node: unknown, path: Path, found: Set<string>): void => {
    const top = String(path[0] ?? '')
    if (isBlank(node) || used.has(key(path)) || found.has(top)) return
    const entries = node === null || typeof node !== 'object' ? null : Object.entries(node)
    if (entries !== null && path.length < MAX_REPORT_DEPTH)
      for (const [name, child] of entries) collectUnused(child, [...path, name], found)
    else if (entries === null || entries.length > 0) found.add(found.size < MAX_REPORTED_PATHS ? key(path) : top)
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
    items: (path) => {
      const value = getAt(path)
      if (Array.isArray(value)) return value.slice(0, LIMITS.listItems).map((_, i) => [...path, i])
      return isBlank(value) ? [] : [path]
    },
    names: (path) => {
      const value = getAt(path)
      return value !== null && typeof value === 'object' ? Object.keys(value) : []
    },
    peek: (path) => {
      const value = getAt(path)
      return typeof value === 'string' ? value : ''
    },
    unusedTexts: (path, maxChars = LIMITS.proseChars) => {
      const found: string[] = []
      const visit = (node: unknown, at: Path): void => {
        if (isBlank(node) || used.has(key(at)) || at.length > MAX_REPORT_DEPTH) return
        if (node === null || typeof node !== 'object') return void found.push(toText(at, maxChars))
        for (const [name, child] of Object.entries(node)) visit(child, [...at, name])
      }
      visit(getAt(path), path)
      return found
    },
    textMatching: (path, accepts, maxChars = LIMITS.lineChars) => {
      const value = getAt(path)
      return typeof value === 'string' && value.length <= maxChars && accepts(value) ? toText(path, maxChars) : ''
    },
    ignore: (path) => void used.add(key(path)),
    drop: (path, reason) => {
      used.add(key(path))
      reported.push({ path: key(path), reason })
    },
    has: (path) => {
      const value = getAt(path)
      return value !== undefined && value !== null && value !== ''
    },
    join: (path, parts, by = '\n', maxChars = LIMITS.proseChars) => {
      const text = parts.filter((part) => part !== '').join(by)
      if (text.length > maxChars) reported.push({ path: key(path), reason: 'too-long' })
      return text.slice(0, maxChars)
    },
    limit: (path, list) => {
      if (list.length > LIMITS.listItems) reported.push({ path: key(path), reason: 'too-many' })
      return list.slice(0, LIMITS.listItems)
    },
    dropped: () => {
      const found = new Set<string>()
      collectUnused(root, [], found)
      return [...reported, ...[...found].map((path) => ({ path, reason: 'no-field' as const }))]
    },
  }
  return fields
}
