import type { Language } from '../languages.ts'
import type { ClaimSource } from '../resume/letter/letter.ts'
import type { ResumeDocument } from '../resume/schema/document.ts'
import { parseJobAd } from '../scoring/job-match/job-ad.ts'
import type { LanguageRank } from '../scoring/job-match/languages.ts'
import type { Requirement } from '../scoring/job-match/requirement.ts'
import type { ResumeField } from '../scoring/job-match/resume/fields.ts'
import { findTerm } from '../scoring/job-match/resume/find-term.ts'
import { toSearchText } from '../scoring/job-match/tokens.ts'
import type { Vocabulary } from '../scoring/job-match/vocabulary.ts'
import { toWordFamilies } from '../scoring/job-match/word-family.ts'
import { listSkillFacts, type NamedFact } from './facts/background.ts'
import { type NamedRequirement, nameRequirement } from './facts/requirement-names.ts'
import { listStatements, type WorkStatement } from './facts/statements.ts'

/** A statement of the resume with the requirements of the ad that it shows. */
export interface MatchedStatement extends WorkStatement {
  readonly meets: readonly NamedRequirement[]
}

/** What a letter can say, compared with what an ad asks for. */
export interface MatchedFacts {
  /** Title of the opening in the ad; empty without an ad. */
  readonly title: string
  readonly hasAd: boolean
  readonly statements: readonly MatchedStatement[]
  /** Requirements that the resume has, by the name of the ad, with the lines that show it. */
  readonly covered: readonly NamedFact[]
  readonly skills: readonly NamedFact[]
  readonly asksDegree: boolean
  /** The languages that the ad asks for by their English names, each with its level; null without one. */
  readonly askedLanguages: ReadonlyMap<string, LanguageRank | null>
  /** Whether the ad asks for a certificate with this name. */
  readonly asksCertificate: (name: string) => boolean
}

type TermRequirement = Extract<Requirement, { kind: 'term' | 'certificate' | 'title' }>

const toField = (path: string, text: string): ResumeField => ({
  path,
  text,
  search: toSearchText(text),
  families: toWordFamilies(text),
})

const isTermRequirement = (requirement: Requirement): requirement is TermRequirement => requirement.kind === 'term'

const joinTexts = (statements: readonly WorkStatement[], skills: readonly NamedFact[]): string =>
  [...statements.map(({ line }) => line), ...skills.map(({ name }) => name)].join('\n')

/** Compares what a resume tells in `language` with a job ad. Without a vocabulary or an ad, nothing is matched. */
export const matchFacts = (
  resume: ResumeDocument,
  { ad, vocabulary, language }: { readonly ad: string; readonly vocabulary: Vocabulary; readonly language: Language },
): MatchedFacts => {
  const statements = listStatements(resume, language)
  const skills = listSkillFacts(resume, language)
  const { title, requirements } = parseJobAd({ text: ad, vocabulary })
  const texts = [ad, joinTexts(statements, skills)]
  const names = new Set(skills.map(({ name }) => name.toLowerCase()))
  const named = requirements
    .filter(isTermRequirement)
    .flatMap((one) => nameRequirement(one, { ad, texts, skills: names, language, vocabulary }))
  const finds = (requirement: NamedRequirement, field: ResumeField) =>
    findTerm(requirement, [field], vocabulary) !== undefined
  const matched = statements.map((statement): MatchedStatement => {
    const field = toField(statement.source.path, statement.line)
    return { ...statement, meets: named.filter((one) => finds(one, field)) }
  })
  const skillFields = skills.map((skill) => ({ skill, field: toField('skills', skill.name) }))
  const covered = named.flatMap((one): NamedFact[] => {
    const fromWork = matched.filter(({ meets }) => meets.includes(one)).map(({ source }) => source)
    const fromSkills = skillFields.filter(({ field }) => finds(one, field)).flatMap(({ skill }) => skill.sources)
    const sources: ClaimSource[] = [...fromWork, ...fromSkills]
    return sources.length > 0 ? [{ name: one.name, sources }] : []
  })
  const certificates = requirements.filter(({ kind }) => kind === 'certificate').map(({ name }) => toField('ad', name))
  return {
    title,
    hasAd: ad.trim() !== '',
    statements: matched,
    covered,
    skills,
    asksDegree: requirements.some(({ kind }) => kind === 'degree'),
    askedLanguages: new Map(requirements.flatMap((one) => (one.kind === 'language' ? [[one.language, one.rank]] : []))),
    asksCertificate: (name) =>
      certificates.some(
        (field) => findTerm({ key: toSearchText(name).trim(), name }, [field], vocabulary) !== undefined,
      ),
  }
}
