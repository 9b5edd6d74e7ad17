import { type Language, otherLanguage } from '#shared/languages.ts'
import { getValueAt } from '#shared/resume/edits/changes.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import type { LocalizedField } from '#shared/resume/translation/localized-fields.ts'

/** How a field is edited: one line, a list of skills, or lines of prose. */
type RowKind = 'line' | 'list' | 'prose'

/** A field in both languages. */
export interface TranslationRow {
  readonly kind: RowKind
  /** Path of the text, of the list of skills or of the list of bullets. */
  readonly path: readonly string[]
}

/** The rows of one entry, or those of a section without entries. */
export interface TranslationGroup {
  readonly section: string
  /** Id of the entry; empty outside of entries. */
  readonly entry: string
  readonly rows: readonly TranslationRow[]
}

const BULLET_KEYS: ReadonlySet<string> = new Set(['achievements', 'items'])
const PROSE_KEYS: ReadonlySet<string> = new Set(['summary', 'description', ...BULLET_KEYS])
const NAME_KEYS = ['position', 'degree', 'role', 'name', 'title', 'language', 'company', 'institution', 'organization']

const toRow = ({ path }: LocalizedField): TranslationRow => {
  const bullets = path.findIndex((step) => BULLET_KEYS.has(step))
  const row = bullets < 0 ? path : path.slice(0, bullets + 1)
  const field = row.at(-1) ?? ''
  return {
    path: row,
    kind: path[0] === 'skills' && field !== 'name' ? 'list' : PROSE_KEYS.has(field) ? 'prose' : 'line',
  }
}

/** Entries are in lists; `personalInfo`, `skills` and `titles` have fields of their own. */
const getEntryId = (document: ResumeDocument, [section = '', id = '']: readonly string[]): string =>
  Array.isArray(getValueAt(document, [section])) ? id : ''

/** The rows of the fields, by section and entry. The bullets of an entry are one row. */
export const groupFields = (document: ResumeDocument, fields: readonly LocalizedField[]): TranslationGroup[] => {
  const groups = new Map<string, { section: string; entry: string; rows: Map<string, TranslationRow> }>()
  for (const field of fields) {
    const [section = ''] = field.path
    const entry = getEntryId(document, field.path)
    const key = `${section}/${entry}`
    const group = groups.get(key) ?? { section, entry, rows: new Map() }
    groups.set(key, group)
    const row = toRow(field)
    group.rows.set(row.path.join('/'), row)
  }
  return [...groups.values()].map((group) => ({ ...group, rows: [...group.rows.values()] }))
}

const toName = (value: unknown, language: Language): string => {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  const texts = new Map<string, unknown>(Object.entries(value))
  const text = texts.get(language) || texts.get(otherLanguage(language))
  return typeof text === 'string' ? text : ''
}

/** Position, company or other names of an entry; empty where it has none. */
export const getEntryName = (document: ResumeDocument, path: readonly string[], language: Language): string => {
  const entry = getEntryId(document, path)
  if (entry === '') return ''
  return NAME_KEYS.map((key) => toName(getValueAt(document, [path[0] ?? '', entry, key]), language))
    .filter((name) => name.trim() !== '')
    .slice(0, 2)
    .join(' · ')
}
