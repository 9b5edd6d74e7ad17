import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { createContext, use } from 'react'
import { fieldId } from '../fields/field-id.ts'
import type { Problem, ProblemCode } from './find-problems.ts'

const PROBLEM_MESSAGES: Readonly<Record<ProblemCode, MessageDescriptor>> = {
  'name-missing': msg`Enter your full name.`,
  'email-missing': msg`Enter your email address.`,
  'email-invalid': msg`Enter a valid email address, for example name@example.com.`,
  'ends-before-start': msg`The end date is before the start date.`,
}

/** The problems to show on fields; empty until the first submit. */
export const ProblemsContext = createContext<readonly Problem[]>([])

/** The sentence of a problem in the interface language. */
export const useProblemMessage = () => {
  const { i18n } = useLingui()
  return (problem: Problem): string => i18n._(PROBLEM_MESSAGES[problem.code])
}

/** Returns the message of a field's problem, or null. */
export const useFieldProblem = (path: readonly string[]): string | null => {
  const sentence = useProblemMessage()
  const key = fieldId(path)
  const problem = use(ProblemsContext).find((p) => fieldId(p.path) === key)
  return problem ? sentence(problem) : null
}
