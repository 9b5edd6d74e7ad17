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
  const extracted = normalizeForSearch(text)
  const positions = new Map<string, number>()
  return listFields(createOutline(content, language))
    .filter((field) => !isFieldFound(field, extracted, positions))
    .map(({ path, text: expected }) => ({ path, expected }))
}

const isFieldFound = (field: OutlineField, extracted: string, positions: Map<string, number>): boolean => {
  const expected = normalizeForSearch(field.text)
  if (expected === '') return true
  if (!field.startsEntry) return extracted.includes(expected)
  const at = extracted.indexOf(expected, positions.get(field.section) ?? 0)
  if (at < 0) return false
  positions.set(field.section, at)
  return true
}

const normalizeForSearch = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, '')
