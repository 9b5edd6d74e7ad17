import type { Language } from '../../languages.ts'
import { getMessages } from '../../messages/messages.ts'
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
 * the entries of a section must be in order. A paragraph may have the footer of a page in its middle, and a word a
 * hyphen at the end of a line. Returns the missing fields.
 */
export const findMissingFields = (content: ResumeContent, text: string, language: Language): MissingField[] => {
  const outline = createOutline(content, language)
  const getPageLabel = getMessages(language).document.page
  const withoutFooters = (source: string) =>
    removeFooters(source, outline.name.text, (page, pages) => normalizeForSearch(getPageLabel(page, pages)))
  const footer = normalizeForSearch(content.styling.brand?.footer ?? '')
  const withoutBrand = (source: string) => (footer === '' ? source : source.replaceAll(footer, ''))
  const raw = normalizeForSearch(text)
  const whole = withoutBrand(withoutFooters(raw))
  // Words that a line ends in the middle of; and all footers, whose text may be that of a field.
  const joined = withoutBrand(withoutFooters(normalizeForSearch(joinBrokenWords(text))))
  const searches = [whole, joined, raw].map(createSearch)
  const positions = new Map<string, number>()
  return listFields(outline)
    .filter((field) => !isFieldFound(field, whole, searches, positions))
    .map(({ path, text: expected }) => ({ path, expected }))
}

/** Whether a text includes another, which is sought first after the one before: most fields stand in their order. */
const createSearch = (text: string): ((expected: string) => boolean) => {
  let last = 0
  return (expected) => {
    const next = text.indexOf(expected, last)
    const at = next < 0 ? text.indexOf(expected) : next
    if (at < 0) return false
    last = at
    return true
  }
}

const isFieldFound = (
  field: OutlineField,
  whole: string,
  searches: readonly ((expected: string) => boolean)[],
  positions: Map<string, number>,
): boolean => {
  const expected = normalizeForSearch(field.text)
  if (expected === '') return true
  if (!field.startsEntry) return searches.some((search) => search(expected))
  const at = whole.indexOf(expected, positions.get(field.section) ?? 0)
  if (at < 0) return false
  positions.set(field.section, at)
  return true
}

const HYPHENS: readonly string[] = ['-', '\u00ad']

const joinBrokenWords = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .map((line) => (HYPHENS.includes(line.slice(-1)) ? line.slice(0, -1) : `${line}\n`))
    .join('')

const MAX_PAGES = 60

const removeFooters = (text: string, name: string, getLabel: (page: number, pages: number) => string): string => {
  const counts = Array.from({ length: MAX_PAGES - 1 }, (_, i) => MAX_PAGES - i)
  const pages = counts.find((count) => text.includes(getLabel(count, count)))
  if (pages === undefined) return text
  const labels = Array.from({ length: pages - 1 }, (_, i) => getLabel(i + 2, pages))
  return labels.reduce(
    (rest, label) => rest.replaceAll(normalizeForSearch(name) + label, '').replaceAll(label, ''),
    text,
  )
}

const normalizeForSearch = (text: string): string =>
  text.normalize('NFC').toLowerCase().replace(/\s+/g, '').replaceAll('\u00ad', '')
