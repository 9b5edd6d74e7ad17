import { toDateRange } from '#shared/resume/import/entry-values.ts'

/** Start and end as `2021-03`; without an end the position is the current one. */
type Period = readonly [start: string, end?: string]

const toDates = ([start, end = '']: Period) => toDateRange(start, end)

/** A job of an example. */
export const createJob = (
  position: string,
  company: string,
  location: string,
  period: Period,
  achievements: readonly string[],
) => ({ company, position, location, ...toDates(period), description: '', achievements })

/** A course of study of an example. */
export const createStudy = (degree: string, field: string, institution: string, period: Period) => ({
  institution,
  degree,
  field,
  ...toDates(period),
})

/** Skills of an example; a language is its name, level and wording of the level. */
export const createSkills = (
  technical: readonly string[],
  soft: readonly string[],
  languages: readonly (readonly [language: string, proficiency: string, detail?: string])[],
) => ({
  technical,
  soft,
  languages: languages.map(([language, proficiency, detail]) => ({ language, proficiency, ...(detail && { detail }) })),
})
