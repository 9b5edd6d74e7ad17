import { normalizeText } from '../../../parser/lexicon/fold.ts'
import type { ResumeContent } from '../../../resume/schema/content.ts'
import { countMonthsWorked, type Period } from '../../context/periods.ts'
import { findDegreeLevel } from '../degrees.ts'
import { findLanguage, findLanguageRank, type LanguageRank } from '../languages.ts'
import type { Requirement } from '../requirement.ts'
import { toSearchText } from '../tokens.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { toWordFamilies } from '../word-family.ts'
import type { ResumeField } from './fields.ts'
import { findTerm } from './find-term.ts'
import { findTitle } from './find-title.ts'

/** `unclear`: the resume tells something of it, but not enough to say whether it is met. */
export interface Answer {
  readonly status: 'met' | 'unclear' | 'missing'
  readonly evidence?: { readonly text: string; readonly path: string }
}

type Of<Kind extends Requirement['kind']> = Extract<Requirement, { kind: Kind }>

const RANK_OF_PROFICIENCY: Readonly<Record<string, LanguageRank>> = { Básico: 2, Intermedio: 4, Avanzado: 5, Nativo: 6 }
/** What an ad asks for without naming a level. */
const DEFAULT_RANK: LanguageRank = 3

/** A language is met from its level on, unclear one level below or when only the text shows it. */
export const findLanguageAnswer = (
  { language, rank }: Of<'language'>,
  content: ResumeContent,
  resumeLanguage: 'es' | 'en',
): Answer => {
  const needed = rank ?? DEFAULT_RANK
  const listed = (content.sections.skills?.languages ?? []).find((one) => findLanguage(one.language) === language)
  if (!listed) {
    const isOwn = language === (resumeLanguage === 'en' ? 'english' : 'spanish')
    return { status: isOwn ? 'unclear' : 'missing' }
  }
  const detail = listed.detail ?? ''
  const known = findLanguageRank(detail) ?? RANK_OF_PROFICIENCY[listed.proficiency ?? ''] ?? DEFAULT_RANK
  const text = `${listed.language} ${detail}`.trim()
  const status = known >= needed ? 'met' : known === needed - 1 ? 'unclear' : 'missing'
  return { status, evidence: { text, path: `skills/languages/${listed.id ?? ''}`.replace(/\/$/, '') } }
}

/** A degree is met by one of its level or above in one of its fields; in another field it is unclear. */
export const findDegreeAnswer = (
  { name, degree, fields: asked }: Of<'degree'>,
  fields: readonly ResumeField[],
): Answer => {
  const studies = fields.filter(({ path }) => path.startsWith('education/') && path.endsWith('/degree'))
  const leveled = studies.map((field) => ({ field, level: findDegreeLevel(field.text) }))
  const enough = leveled.filter(({ level }) => level !== null && level >= degree).map(({ field }) => field)
  const met = asked.length === 0 ? enough[0] : enough.find((field) => asked.some((one) => isSameField(field, one)))
  if (met) return { status: 'met', evidence: met }
  const unleveled = leveled.flatMap(({ field, level }) => (level === null ? [field] : []))
  const near =
    [...enough, ...unleveled].find((field) => asked.length === 0 || asked.some((one) => isNearField(field, one))) ??
    (OR_RELATED.test(normalizeText(name)) ? enough[0] : undefined)
  return near ? { status: 'unclear', evidence: near } : { status: 'missing' }
}

const OR_RELATED = /\b(related|similar|equivalent|afin(es)?|relacionad[oa]s?|equivalente)\b/

const listSharedFamilies = (field: ResumeField, asked: string): { shared: string[]; wanted: string[] } => {
  const wanted = toWordFamilies(asked)
  return { shared: wanted.filter((word) => field.families.includes(word)), wanted }
}

const isSameField = (field: ResumeField, asked: string): boolean => {
  const { shared, wanted } = listSharedFamilies(field, asked)
  return shared.length > 0 && (shared.length === wanted.length || shared[0] === wanted[0])
}

const isNearField = (field: ResumeField, asked: string): boolean => listSharedFamilies(field, asked).shared.length > 0

const toTerm = (name: string) => ({ key: toSearchText(name).trim(), name })

/** Less than this share of the months is no longer near enough to ask. */
const NEAR_SHARE = 0.75

/** The jobs whose position or text names one of the fields. */
const selectJobs = (
  jobs: readonly Period[],
  asked: readonly string[],
  fields: readonly ResumeField[],
  vocabulary: Vocabulary,
): Period[] =>
  jobs.filter((job) => {
    const own = fields.filter(({ path }) => path.startsWith(`${job.path}/`))
    return asked.some((name) => findTerm(toTerm(name), own, vocabulary) ?? findTitle(name, own, vocabulary))
  })

/**
 * Experience is met by as many months in jobs that name the field or the position. Three quarters of them are unclear, as
 * are jobs without dates.
 */
export const findExperienceAnswer = (
  { months, fields: asked }: Of<'experience'>,
  jobs: readonly Period[],
  fields: readonly ResumeField[],
  vocabulary: Vocabulary,
): Answer => {
  const related = asked.length === 0 ? [...jobs] : selectJobs(jobs, asked, fields, vocabulary)
  const inField = countMonthsWorked(related)
  const [shown] = related
  const position = fields.find(({ path }) => path === `${shown?.path}/position`)
  const evidence = position && { text: position.text, path: position.path }
  const answer = (status: Answer['status']): Answer => ({ status, ...(evidence && { evidence }) })
  if (inField >= months) return answer('met')
  const undated = related.some((job) => job.start === null || job.end === null)
  if (inField >= months * NEAR_SHARE || undated) return answer('unclear')
  return inField > 0 ? answer('missing') : { status: 'missing' }
}
