import { isRecord } from '#shared/is-record.ts'
import { stripProseMarks } from '#shared/resume/prose/prose-fields.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { documentToContent } from '#shared/resume/schema/document-to-content.ts'

/** One printed field of a resume. */
interface PrintedField {
  /** `personalInfo`, `letter`, `summary`, `skills` or the key of a list. */
  readonly section: string
  /** Id of the entry; empty outside of entries. */
  readonly entry: string
  readonly entryName: string
  readonly field: string
  readonly text: string
}

/** A field of two resumes; a text is empty where a resume does not have the field. */
export interface ComparedField extends Omit<PrintedField, 'text'> {
  readonly left: string
  readonly right: string
}

export interface ComparedSection {
  readonly section: string
  readonly fields: readonly ComparedField[]
}

/** Compares what two resumes print, field by field; entries are matched by their id. */
export const compareDocuments = (left: ResumeDocument, right: ResumeDocument): readonly ComparedSection[] => {
  const [ours, theirs] = [listPrintedFields(left), listPrintedFields(right)]
  const compared = new Map<string, ComparedField>()
  for (const { text, ...field } of ours) compared.set(getKey(field), { ...field, left: text, right: '' })
  for (const { text, ...field } of theirs) {
    const before = compared.get(getKey(field))
    compared.set(getKey(field), { ...field, ...before, left: before?.left ?? '', right: text })
  }
  const sections = new Map<string, ComparedField[]>()
  for (const field of compared.values()) sections.set(field.section, [...(sections.get(field.section) ?? []), field])
  return [...sections].map(([section, fields]) => ({ section, fields: groupByEntry(fields) }))
}

const getKey = ({ section, entry, field }: Pick<PrintedField, 'section' | 'entry' | 'field'>) =>
  `${section}/${entry}/${field}`

/** Fields of one entry one after the other, where only one resume has some of them. */
const groupByEntry = (fields: readonly ComparedField[]): readonly ComparedField[] => {
  const entries = [...new Set(fields.map(({ entry }) => entry))]
  return entries.flatMap((entry) => fields.filter((field) => field.entry === entry))
}

const NAME_FIELDS = ['position', 'degree', 'role', 'name', 'title', 'language', 'company', 'institution'] as const

const getEntryName = (entry: Record<string, unknown>): string =>
  NAME_FIELDS.map((field) => entry[field])
    .find((value) => typeof value === 'string' && value !== '')
    ?.toString() ?? ''

/** A value as text: bullets on lines of their own, a flag as a mark. */
const toText = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (value === true) return '✓'
  if (Array.isArray(value)) return value.map(toText).join('\n')
  if (isRecord(value)) return [value['label'], value['url']].filter(Boolean).join(': ')
  return ''
}

const listPrintedFields = (document: ResumeDocument): readonly PrintedField[] => {
  const { personalInfo, sections, letter } = stripProseMarks(documentToContent(document, document.language).content)
  const { photo: _photo, ...person } = personalInfo
  const { summary, skills, ...lists } = sections
  return [
    ...listRecordFields('personalInfo', person),
    ...listRecordFields('letter', { subject: letter?.subject, text: letter?.parts.flatMap(({ lines }) => lines) }),
    ...listRecordFields('summary', { summary }),
    ...listEntryFields('experience', lists.experience),
    ...listEntryFields('education', lists.education),
    ...listRecordFields('skills', { technical: skills?.technical.join(', '), soft: skills?.soft.join(', ') }),
    ...listEntryFields('languages', skills?.languages),
    ...(['projects', 'certifications', 'awards', 'volunteer', 'custom'] as const).flatMap((list) =>
      listEntryFields(list, lists[list]),
    ),
  ]
}

const listEntryFields = (section: string, entries: readonly object[] | undefined): readonly PrintedField[] =>
  (entries ?? []).flatMap((entry) => listRecordFields(section, { ...entry }))

const listRecordFields = (section: string, record: Record<string, unknown>): readonly PrintedField[] => {
  const entry = typeof record['id'] === 'string' ? record['id'] : ''
  const entryName = entry === '' ? '' : getEntryName(record)
  return Object.entries(record)
    .filter(([field]) => field !== 'id')
    .map(([field, value]) => ({ section, entry, entryName, field, text: toText(value) }))
    .filter(({ text }) => text !== '')
}
