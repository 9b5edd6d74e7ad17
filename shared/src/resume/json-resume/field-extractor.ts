import { LIMITS } from '../schema/limits.ts'

type Path = readonly (string | number)[]

/** Reads fields out of foreign JSON and remembers what was not taken. Only own properties are looked at. */
export interface FieldExtractor {
  /** A text (or a number as text), trimmed and cut to `most` characters; empty when it is something else. */
  text(path: Path, most?: number): string
  /** The first of several names that holds a text; the others stay untaken. */
  firstText(base: Path, names: readonly string[], most?: number): string
  /** The texts of a list. */
  texts(path: Path, most?: number): string[]
  /** Paths of the objects of a list. */
  objects(path: Path): Path[]
  /** A text that is taken only when it fits; what does not stays to be reported. */
  textMatching(path: Path, fits: (text: string) => boolean, most?: number): string
  /** Marks as not worth a report. */
  ignore(path: Path): void
  /** Marks what stands at a path as taken when it is kept in another form. */
  take(path: Path): void
  has(path: Path): boolean
  /** Paths of values that were not taken. */
  unusedPaths(): string[]
}

/** How many untaken paths are listed. */
const MAX_REPORTED_PATHS = 500
const MAX_REPORT_DEPTH = 12

/** Invisible characters that have no place in a CV's text: controls, zero widths, direction marks. */
const INVISIBLE_CHARACTERS = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[^\P{Cc}\t\n\r]/gu

export const sanitizeText = (raw: string): string =>
  raw.replace(INVISIBLE_CHARACTERS, '').replace(/\r\n?/g, '\n').normalize('NFC').trim()

export const createFieldExtractor = (root: unknown): FieldExtractor => {
  const taken = new Set<string>()
  const cut: string[] = []
  const key = (path: Path) => path.join('.')

  const at = (path: Path): unknown => {
    let node: unknown = root
    for (const step of path) {
      if (node === null || typeof node !== 'object' || !Object.hasOwn(node, step)) return undefined
      node = Reflect.get(node, step)
    }
    return node
  }
  const asText = (path: Path, most: number): string => {
    const value = at(path)
    if (typeof value !== 'string' && typeof value !== 'number') return ''
    taken.add(key(path))
    const text = sanitizeText(String(value))
    if (text.length > most) cut.push(`${key(path)} (…)`)
    return text.slice(0, most)
  }

  const untaken = (node: unknown, path: Path, found: string[]): void => {
    if (found.length >= MAX_REPORTED_PATHS || taken.has(key(path))) return
    if (node === null || node === '' || node === undefined) return
    if (typeof node !== 'object') return void found.push(key(path))
    const entries = Object.entries(node)
    if (path.length >= MAX_REPORT_DEPTH) return void (entries.length > 0 && found.push(key(path)))
    for (const [name, child] of entries) untaken(child, [...path, name], found)
  }

  const fields: FieldExtractor = {
    text: (path, most = LIMITS.lineChars) => asText(path, most),
    firstText: (base, names, most = LIMITS.lineChars) => {
      for (const name of names) {
        const value = at([...base, name])
        if (typeof value === 'string' ? value.trim() !== '' : typeof value === 'number')
          return asText([...base, name], most)
      }
      return ''
    },
    texts: (path, most = LIMITS.proseChars) => {
      const list = at(path)
      if (typeof list === 'string') return [asText(path, most)].filter((t) => t !== '')
      if (!Array.isArray(list)) return []
      return list
        .slice(0, LIMITS.listItems)
        .map((_, i) => asText([...path, i], most))
        .filter((text) => text !== '')
    },
    objects: (path) => {
      const list = at(path)
      if (!Array.isArray(list)) return []
      return list
        .slice(0, LIMITS.listItems)
        .map((item: unknown, i) => ({ item, path: [...path, i] }))
        .filter(({ item }) => item !== null && typeof item === 'object' && !Array.isArray(item))
        .map((entry) => entry.path)
    },
    textMatching: (path, fits, most = LIMITS.lineChars) => {
      const value = at(path)
      return typeof value === 'string' && value.length <= most && fits(value) ? asText(path, most) : ''
    },
    ignore: (path) => void taken.add(key(path)),
    take: (path) => void taken.add(key(path)),
    has: (path) => {
      const value = at(path)
      return value !== undefined && value !== null && value !== ''
    },
    unusedPaths: () => {
      const found: string[] = []
      untaken(root, [], found)
      return [...cut, ...found]
    },
  }
  return fields
}
