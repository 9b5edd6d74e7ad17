import type { Change } from '../edits/changes.ts'
import type { EntryListKey, ResumeDocument } from '../schema/document.ts'

/**
 * Fields that say what happened, when and where, and how to reach the person. They are the same in all resumes of a
 * person; summary, bullets, skills, photo and design differ by job.
 */
const PERSONAL_FACTS = ['fullName', 'email', 'phone', 'location', 'linkedin', 'website'] as const

const ENTRY_FACTS = {
  experience: ['company', 'position', 'startDate', 'endDate', 'current', 'location'],
  education: ['institution', 'degree', 'field', 'startDate', 'endDate', 'current', 'gpa', 'location'],
  languages: ['language', 'proficiency', 'detail'],
  certifications: ['name', 'issuer', 'date', 'expiryDate', 'credentialId', 'url'],
  projects: ['name', 'url', 'startDate', 'endDate'],
  awards: ['title', 'issuer', 'date'],
  volunteer: ['organization', 'role', 'startDate', 'endDate', 'current'],
} as const satisfies Partial<Record<EntryListKey, readonly string[]>>

type FactList = { readonly path: readonly string[]; readonly fields: readonly string[] }

const LISTS: readonly FactList[] = [
  { path: ['personalInfo', 'links'], fields: ['label', 'url'] },
  ...Object.entries(ENTRY_FACTS).map(([list, fields]) => ({ path: [list], fields })),
]

export type FactValue = Exclude<Change['after'], undefined>
type Entry = Readonly<Record<string, FactValue>>

/** An entry whose fields are facts, with its list and its position in it. */
export interface FactEntry {
  readonly list: readonly string[]
  readonly id: string
  readonly index: number
  readonly entry: Entry
  readonly fields: readonly string[]
}

const toJson = (value: unknown) => JSON.parse(JSON.stringify(value))

const getList = (document: ResumeDocument, [first = '', second]: readonly string[]): readonly Entry[] => {
  const json: Readonly<Record<string, unknown>> = document
  const value = second === undefined ? json[first] : document.personalInfo.links
  return toJson(value ?? [])
}

/** All entries of a document that have facts. */
export const listFactEntries = (document: ResumeDocument): readonly FactEntry[] =>
  LISTS.flatMap(({ path: list, fields }) =>
    getList(document, list).map((entry, index) => ({ list, id: String(entry['id']), index, entry, fields })),
  )

/** The facts of a document by path, its steps joined with `/`: `experience/<id>/startDate`. */
export type Facts = Readonly<Record<string, FactValue>>

/** The facts of a document as JSON, by path. */
export const listFacts = (document: ResumeDocument): Facts => {
  return Object.fromEntries([
    ...PERSONAL_FACTS.map((field) => [`personalInfo/${field}`, toJson(document.personalInfo[field])]),
    ...listFactEntries(document).flatMap(({ list, id, entry, fields }) =>
      fields.map((field) => [[...list, id, field].join('/'), entry[field] ?? null]),
    ),
  ])
}

/** The path of the fact that decides for this one: an entry that is current has no end date. */
export const toDecidingFact = (fact: string): string => fact.replace(/\/current$/, '/endDate')

/** Whether the field at a document path is a fact. A part of a field, such as one of its languages, counts as it. */
export const isFactPath = (path: readonly string[]): boolean => {
  const [first = '', second = ''] = path
  if (first === 'personalInfo' && second !== 'links') return PERSONAL_FACTS.some((field) => field === second)
  const list = LISTS.find((one) => one.path.every((step, at) => step === path[at]))
  return list?.fields.includes(path[list.path.length + 1] ?? '') ?? false
}
