import * as z from 'zod'
import { isRecord } from '../../is-record.ts'
import { type Language, otherLanguage } from '../../languages.ts'
import { type Change, getValueAt } from '../edits/changes.ts'
import { setValue } from '../edits/create-changes.ts'
import type { ResumeDocument } from '../schema/document.ts'
import { type DocumentPath, documentToContent } from '../schema/document-to-content.ts'

/** A field that a resume has in one language or in both. */
export interface LocalizedField {
  /** Path of the field, without the language. */
  readonly path: DocumentPath
  /** Text by language; a list of skills is joined with commas. Empty where it is missing. */
  readonly text: Readonly<Record<Language, string>>
}

const side = z.union([z.string(), z.array(z.string())]).optional()
const localizedSchema = z.strictObject({ es: side, en: side })

/** Keys of a document that hold no text of the resume itself. */
const OTHER_KEYS: ReadonlySet<string> = new Set(['styling', 'hiddenSections', 'letter'])

const toText = (value: string | readonly string[] | undefined): string =>
  typeof value === 'string' ? value : (value ?? []).join(', ')

const collectFields = (value: unknown, path: DocumentPath): LocalizedField[] => {
  const localized = isRecord(value) ? localizedSchema.safeParse(value).data : undefined
  if (localized) return [{ path, text: { es: toText(localized.es), en: toText(localized.en) } }]
  if (Array.isArray(value))
    return value.flatMap((item: unknown) =>
      isRecord(item) && typeof item['id'] === 'string' && item['hidden'] !== true
        ? collectFields(item, [...path, item['id']])
        : [],
    )
  return isRecord(value) ? Object.entries(value).flatMap(([key, child]) => collectFields(child, [...path, key])) : []
}

const NO_KEYS: ReadonlySet<string> = new Set()

/**
 * The fields with text that a resume prints, in the order of the document.
 * @param emptyKeys paths, joined with `/`, of fields that are listed without text too
 */
export const listLocalizedFields = (
  document: ResumeDocument,
  emptyKeys: ReadonlySet<string> = NO_KEYS,
): LocalizedField[] => {
  const isShown = (section: string) => !document.hiddenSections.includes(section)
  return Object.entries(document)
    .filter(([key]) => !OTHER_KEYS.has(key) && isShown(key))
    .flatMap(([key, value]) => collectFields(value, [key]))
    .filter(({ path: [list, id] }) => list !== 'custom' || isShown(`custom:${id}`))
    .filter(({ path, text }) => text.es !== '' || text.en !== '' || emptyKeys.has(path.join('/')))
}

/** The paths of the fields that print the other language because they have no text in this one. */
export const listUntranslated = (document: ResumeDocument, language: Language): readonly DocumentPath[] =>
  documentToContent(document, language).untranslated

/** The changes that copy every field without text in `language` from the other language. */
export const copyUntranslated = (document: ResumeDocument, language: Language): Change[] =>
  listUntranslated(document, language).flatMap((path) => {
    const copied = side.safeParse(getValueAt(document, [...path, otherLanguage(language)])).data
    return copied === undefined ? [] : setValue(document, [...path, language], copied)
  })
