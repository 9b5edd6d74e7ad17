import type { ResumeContent } from '#shared/resume/schema/content.ts'

/** Counts of expected fields, of parsed fields, and of those that match. */
export interface FieldTally {
  matched: number
  expected: number
  parsed: number
  readonly lost: string[]
}

/** A tally that has counted nothing. */
export const createFieldTally = (): FieldTally => ({ matched: 0, expected: 0, parsed: 0, lost: [] })

/** Harmonic mean of precision and recall, 0 to 1; 1 where nothing was expected or read. */
export const calculateF1 = ({ matched: hit, expected: want, parsed: got }: FieldTally): number =>
  want + got === 0 ? 1 : (2 * hit) / (want + got)

type Field = readonly [name: string, value: string]

/** Adds one document to the tally. Fields match when their name and text match, ignoring case and white space. */
export const compareContents = (tally: FieldTally, written: ResumeContent, read: ResumeContent): void => {
  const [want, got] = [listFields(written), listFields(read)]
  const left = got.map(toFieldKey)
  tally.expected += want.length
  tally.parsed += got.length
  for (const field of want) {
    const at = left.indexOf(toFieldKey(field))
    if (at < 0) tally.lost.push(toFieldKey(field))
    else {
      left.splice(at, 1)
      tally.matched++
    }
  }
}

const toFieldKey = ([name, value]: Field): string => `${name}: ${value.replace(/\s+/g, ' ').trim().toLowerCase()}`

/** A field of an entry includes the entry's name, so that a date in the wrong entry does not match. */
const listFields = ({ personalInfo, sections }: ResumeContent): Field[] =>
  [
    ['name', personalInfo.fullName] as const,
    ['email', personalInfo.email] as const,
    ['phone', personalInfo.phone] as const,
    ...(sections.experience ?? []).flatMap((e): Field[] => [
      ['company', e.company],
      ['position', e.position && `${e.company} / ${e.position}`],
      ...listDateFields(e.company, e),
    ]),
    ...(sections.education ?? []).flatMap((e): Field[] => [
      ['institution', e.institution],
      ['degree', e.degree && `${e.institution} / ${e.degree} / ${e.field}`],
      ...listDateFields(e.institution, e),
    ]),
    ...[...(sections.skills?.technical ?? []), ...(sections.skills?.soft ?? [])].map((s): Field => ['skill', s]),
  ].filter(([, value]) => value.trim() !== '')

const listDateFields = (
  name: string,
  entry: { startDate: string; endDate?: string | undefined; current?: boolean | undefined },
): Field[] => {
  const end = entry.current ? 'now' : (entry.endDate ?? '')
  return [
    ['start', entry.startDate && `${name} / ${entry.startDate}`],
    ['end', end && `${name} / ${end}`],
  ]
}
