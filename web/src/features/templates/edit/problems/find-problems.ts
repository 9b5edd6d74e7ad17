import * as z from 'zod'
import { type CvDate, monthIndex } from '#shared/resume/dates.ts'
import type { ResumeDocument } from '#shared/resume/document.ts'

/** What stands in the way of a good file. `tab` is where the field stands. */
export const PROBLEM_CODES = ['name-missing', 'email-missing', 'email-invalid', 'ends-before-start'] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

export interface Problem {
  readonly code: ProblemCode
  readonly path: readonly string[]
  readonly tab: 'personal' | 'experience' | 'education' | 'more'
}

const email = z.email()

const endsBeforeStart = (entry: { startDate: CvDate | null; endDate: CvDate | null; current?: boolean }): boolean => {
  const start = monthIndex(entry.startDate?.value ?? '')
  const end = monthIndex(entry.endDate?.value ?? '')
  if (entry.current || start === null || end === null) return false
  const bareYear = entry.endDate?.value.length === 4
  return bareYear ? Math.floor(end / 12) < Math.floor(start / 12) : end < start
}

const DATED = [
  ['experience', 'experience'],
  ['education', 'education'],
  ['volunteer', 'more'],
  ['projects', 'more'],
] as const

export const findProblems = (document: ResumeDocument): Problem[] => {
  const { fullName, email: address } = document.personalInfo
  const problems: Problem[] = []
  if (fullName.trim() === '')
    problems.push({ code: 'name-missing', path: ['personalInfo', 'fullName'], tab: 'personal' })
  const code =
    address.trim() === '' ? 'email-missing' : email.safeParse(address.trim()).success ? null : 'email-invalid'
  if (code) problems.push({ code, path: ['personalInfo', 'email'], tab: 'personal' })
  for (const [list, tab] of DATED)
    for (const entry of document[list])
      if (!entry.hidden && endsBeforeStart(entry))
        problems.push({ code: 'ends-before-start', path: [list, entry.id, 'endDate'], tab })
  return problems
}
