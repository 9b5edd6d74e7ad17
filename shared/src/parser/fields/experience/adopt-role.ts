import { headingKind } from '../../lexicon/headings.ts'
import { replaceText } from '../../lines/parsed-line.ts'
import { scoreTextKinds } from '../../text-kind/text-kind.ts'
import { isLeader } from '../entries/reading/text-marks.ts'
import type { Job } from './assign-names.ts'

const ROLE = /^([^:,;.()]{3,60}(?:\([^()]{2,20}\))?)(?:(:|[,;]\s)(.*)|[.;]?)$/u
const MAX_WORDS = 8
/** Log-probability of a title. */
const MIN_TITLE_SCORE = -0.6

/** `Gardener: pruned the roses` as the first text below an employer: its role, where no other is named. */
export const adoptRole = (job: Job): Job => {
  const { entry, names } = job
  const [first, ...others] = entry.bodyLines
  const [, role = '', sign, text = ''] = (!names.position && names.company && ROLE.exec(first?.body ?? '')) || []
  if (!first || !isRole(role) || isLeader(first.body)) return job
  const left = sign === ':' ? [replaceText(first, text.trim())] : sign ? [first] : []
  const position = { text: role.trim(), line: first.index, afterGap: false, style: first.style }
  return { entry: { ...entry, bodyLines: [...left, ...others] }, names: { ...names, position } }
}

const isRole = (text: string): boolean =>
  text.split(' ').length <= MAX_WORDS && headingKind(text) === undefined && scoreTextKinds(text).title > MIN_TITLE_SCORE
