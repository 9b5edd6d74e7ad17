import { LETTER_LIMITS } from '../resume/letter/letter.ts'
import { findLanguage, type LanguageRank } from '../scoring/job-match/languages.ts'
import { type ComposedSentence, createClaim } from './composed.ts'
import { isEcho } from './echo.ts'
import {
  type LanguageFact,
  listCertificates,
  listEducation,
  listLanguages,
  type NamedFact,
} from './facts/background.ts'
import { toRunningText } from './facts/requirement-names.ts'
import type { LetterDraft } from './letter-draft.ts'

const MAX_SKILLS = 4
const SPEAKABLE_SKILL = /^[^,;:]{2,32}$/

const toSpokenSkills = (skills: readonly NamedFact[]): NamedFact[] =>
  skills
    .map(({ name, sources }) => ({ name: toRunningText(name.replace(/ ?\([^()]*\)/g, '').trim(), []), sources }))
    .filter(({ name }) => SPEAKABLE_SKILL.test(name) && name.split(' ').length <= 3)

const composeSkills = ({ phrases, picker, facts }: LetterDraft, before: string): ComposedSentence[] => {
  const spoken = facts.hasAd ? facts.covered : toSpokenSkills(facts.skills)
  const list = spoken.filter(({ name }) => !isEcho(before, name)).slice(0, MAX_SKILLS)
  if (list.length < 2) return []
  const text = picker.pick(
    'skills',
    phrases.skills(
      list.map(({ name }) => name),
      facts.hasAd,
    ),
  )
  return [createClaim(text, list.flatMap(({ sources }) => sources).slice(0, LETTER_LIMITS.sources))]
}

const MAX_CERTIFICATES = 2
const MAX_BACKGROUND = 3

/** Level below which an ad is content with the basics of a language; what it asks for without a level. */
const INTERMEDIATE: LanguageRank = 3

/** Where the ad asks for languages, those; else all but the language of the letter and the basics of another. */
const isWorthSaying = (one: LanguageFact, { facts: { askedLanguages }, phrases }: LetterDraft): boolean => {
  if (askedLanguages.size === 0) return !phrases.isOwnLanguage(one) && one.proficiency !== 'basic'
  const rank = askedLanguages.get(findLanguage(one.name) ?? '')
  if (rank === undefined || (phrases.isOwnLanguage(one) && one.proficiency === 'native')) return false
  return one.proficiency !== 'basic' || (rank ?? INTERMEDIATE) <= INTERMEDIATE
}

/** What the person has besides work, the things that the ad asks for first. */
export const composeBackground = (draft: LetterDraft, before: string): ComposedSentence[] => {
  const { input, situation, phrases, picker, facts } = draft
  const { resume, language } = input
  const [education] = listEducation(resume, language)
  const certificates = listCertificates(resume, language, input.date)
  const asked = certificates.filter(({ name }) => facts.asksCertificate(name))
  const papers = (asked.length > 0 ? asked : certificates).slice(0, MAX_CERTIFICATES)
  const languages = listLanguages(resume, language).filter((one) => isWorthSaying(one, draft))
  const studies = education && situation !== 'first-job' ? phrases.education(education) : []
  const parts = [
    { first: facts.hasAd, sentences: composeSkills(draft, before) },
    {
      first: facts.asksDegree || situation === 'change',
      sentences:
        education && studies.length > 0 ? [createClaim(picker.pick('education', studies), education.sources)] : [],
    },
    {
      first: asked.length > 0,
      sentences:
        papers.length > 0
          ? [
              createClaim(
                picker.pick('certificates', phrases.certificates(papers.map(({ name }) => name))),
                papers.flatMap(({ sources }) => sources),
              ),
            ]
          : [],
    },
    {
      first: facts.askedLanguages.size > 0,
      sentences:
        languages.length > 0
          ? [
              createClaim(
                picker.pick('languages', phrases.languages(languages)),
                languages.flatMap(({ sources }) => sources),
              ),
            ]
          : [],
    },
  ].filter(({ sentences }) => sentences.length > 0)
  const selected = new Set(
    [...parts.filter(({ first }) => first), ...parts.filter(({ first }) => !first)].slice(0, MAX_BACKGROUND),
  )
  return parts.filter((part) => selected.has(part)).flatMap(({ sentences }) => sentences)
}
