import * as z from 'zod'
import { type CvDate, toMonthIndex } from '#shared/resume/schema/dates.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'

/** Reasons for a warning before the download. */
const PROBLEM_CODES = ['name-missing', 'email-missing', 'email-invalid', 'ends-before-start'] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

export interface Problem {
  readonly code: ProblemCode
  readonly path: readonly string[]
}

const email = z.email()

const endsBeforeStart = (entry: { startDate: CvDate | null; endDate: CvDate | null; current?: boolean }): boolean => {
  const start = toMonthIndex(entry.startDate?.value ?? '')
  const end = toMonthIndex(entry.endDate?.value ?? '')
  if (entry.current || start === null || end === null) return false
  const bareYear = entry.endDate?.value.length === 4
  return bareYear ? Math.floor(end / 12) < Math.floor(start / 12) : end < start
}

const DATED = ['experience', 'education', 'volunteer', 'projects'] as const

/** What is missing or invalid in a document, by field. */
export const findProblems = (document: ResumeDocument): Problem[] => {
  const { fullName, email: address } = document.personalInfo
  const problems: Problem[] = []
  if (fullName.trim() === '') problems.push({ code: 'name-missing', path: ['personalInfo', 'fullName'] })
  const code =
    address.trim() === '' ? 'email-missing' : email.safeParse(address.trim()).success ? null : 'email-invalid'
  if (code) problems.push({ code, path: ['personalInfo', 'email'] })
  for (const list of DATED)
    for (const entry of document[list])
      if (!entry.hidden && endsBeforeStart(entry))
        problems.push({ code: 'ends-before-start', path: [list, entry.id, 'endDate'] })
  return problems
}
