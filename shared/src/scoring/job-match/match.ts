import type { Language } from '../../languages.ts'
import type { ResumeContent } from '../../resume/schema/content.ts'
import type { PendingEvidence } from '../context/locate-evidence.ts'
import type { Period } from '../context/periods.ts'
import type { Statement } from '../context/work-text/statements.ts'
import type { Evidence, JobMatch, MatchedRequirement } from '../results.ts'
import { parseJobAd } from './job-ad.ts'
import { toMatchRate } from './match-rate.ts'
import type { Requirement } from './requirement.ts'
import { listFields } from './resume/fields.ts'
import { findPlace, matchRequirement, PATH_OF_KIND, type ResumeFacts } from './resume/match-requirement.ts'
import { toSearchText } from './tokens.ts'
import type { JobInput } from './vocabulary.ts'

interface ResumeText {
  readonly content: ResumeContent
  readonly language: Language
  readonly statements: readonly Statement[]
  readonly periods: { readonly jobs: readonly Period[] }
  /** All visible text. */
  readonly text: string
  readonly locateEvidence: (pending: PendingEvidence) => Evidence
}

/** Compares a job ad with a resume: what it asks for, whether the resume has it and where, and the rate of both. */
export const matchJob = (job: JobInput, resume: ResumeText): JobMatch => {
  const { title, requirements } = parseJobAd(job)
  const { content, language, periods } = resume
  const facts = { content, language, jobs: periods.jobs, fields: listFields(resume), vocabulary: job.vocabulary }
  const whole = toSearchText(resume.text)
  const matched = requirements.map((requirement) => matchOne(requirement, facts, whole, resume.locateEvidence))
  const names = (...statuses: readonly MatchedRequirement['status'][]) =>
    matched.filter(({ status }) => statuses.includes(status)).map(({ name }) => name)
  const ofLevel = (level: Requirement['level']) => matched.filter((one) => one.level === level).map(({ name }) => name)
  const rate = toMatchRate(matched)
  return {
    ...(title !== '' && { title }),
    ...(rate !== null && { rate }),
    requirements: matched,
    required: ofLevel('required'),
    preferred: ofLevel('preferred'),
    found: names('met'),
    missing: names('missing', 'unclear'),
    elsewhere: names('elsewhere'),
  }
}

const matchOne = (
  requirement: Requirement,
  facts: ResumeFacts,
  whole: string,
  locateEvidence: ResumeText['locateEvidence'],
): MatchedRequirement => {
  const { kind, name, level } = requirement
  const { status, evidence } = matchRequirement(requirement, facts)
  const place = evidence ? undefined : findPlace(kind, facts.fields)
  const keys = 'key' in requirement ? (requirement.anyOf ?? [requirement]).map((one) => one.key) : []
  const isElsewhere = status === 'missing' && keys.some((key) => whole.includes(` ${key} `))
  return {
    kind,
    name,
    level,
    status: isElsewhere ? 'elsewhere' : status,
    path: evidence?.path ?? PATH_OF_KIND[kind],
    ...(evidence && { evidence: locateEvidence({ find: evidence.text, path: evidence.path }) }),
    ...(place && { place: locateEvidence({ find: place.text, path: place.path }) }),
  }
}
