import type { Language } from '../../languages.ts'
import type { ResumeContent } from '../../resume/schema/content.ts'
import { createOutline } from '../../templates/outline/create-outline.ts'
import { listFields, type OutlineField } from '../../templates/outline/list-fields.ts'

/** A field that was not found in the text. */
export interface MissingField {
  readonly path: string
  readonly expected: string
}

/**
 * Compares text extracted from a PDF with the resume: every field must be present, ignoring case and white space, and
 * the entries of a section must be in order. Returns the missing fields.
 */
export const findMissingFields = (content: ResumeContent, text: string, language: Language): MissingField[] => {
  const read = normalizeForSearch(text)
  const after = new Map<string, number>()
  return listFields(createOutline(content, language))
    .filter((field) => !isFieldFound(field, read, after))
    .map(({ path, text: expected }) => ({ path, expected }))
}

const isFieldFound = (field: OutlineField, read: string, after: Map<string, number>): boolean => {
  const wanted = normalizeForSearch(field.text)
  if (wanted === '') return true
  if (!field.startsEntry) return read.includes(wanted)
  const at = read.indexOf(wanted, after.get(field.section) ?? 0)
  if (at < 0) return false
  after.set(field.section, at)
  return true
}

const normalizeForSearch = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, '')
