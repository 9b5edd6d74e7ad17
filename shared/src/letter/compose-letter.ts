import { createChecksum } from '../checksum.ts'
import type { Country } from '../countries.ts'
import type { Language } from '../languages.ts'
import { LETTER_LIMITS, type LetterSituation } from '../resume/letter/letter.ts'
import type { ResumeDocument } from '../resume/schema/document.ts'
import type { Vocabulary } from '../scoring/job-match/vocabulary.ts'
import { containsFamilies, toWordFamilies } from '../scoring/job-match/word-family.ts'
import { type ComposedParagraph, type ComposedSentence, createClaim, plainSentence } from './composed.ts'
import { listCertificates, listEducation, listLanguages, type NamedFact } from './facts/background.ts'
import { toRunningText } from './facts/requirement-names.ts'
import { getPlainText, toSources } from './facts/resume-text.ts'
import { listJobs } from './facts/statements.ts'
import { type MatchedFacts, type MatchedStatement, matchFacts } from './matched-facts.ts'
import { ENGLISH_PHRASES } from './phrases/english.ts'
import type { PhraseBook, Target } from './phrases/phrase-book.ts'
import { SPANISH_PHRASES } from './phrases/spanish.ts'
import { selectStatements } from './select-statements.ts'

export interface LetterInput {
  readonly resume: ResumeDocument
  readonly language: Language
  readonly situation: LetterSituation
  /** Text of the job ad; empty without one. */
  readonly ad: string
  readonly vocabulary: Vocabulary
  /** Name of the opening; empty takes that of the ad. */
  readonly position: string
  readonly company: string
  readonly referrer: string
  /** Why this job or company, in the person's own words. */
  readonly reason: string
  readonly country: Country | undefined
  /** `YYYY-MM-DD`, to leave out certificates that have expired; empty for all. */
  readonly date: string
  /** Another number gives other wordings of the same facts. */
  readonly wording: number
}

export interface ComposedLetter {
  readonly subject: string
  readonly paragraphs: readonly ComposedParagraph[]
}

const PHRASES: Readonly<Record<Language, PhraseBook>> = { es: SPANISH_PHRASES, en: ENGLISH_PHRASES }

/** Chooses wordings. The same letter gets the same ones; a wording that was just used is not repeated. */
interface Picker {
  /** Undefined when there is no wording. */
  readonly pick: (slot: string, wordings: readonly string[]) => string
  /** Like `pick`, another wording at each call for the slot. */
  readonly next: (slot: string, wordings: readonly string[]) => string
}

const createPicker = (seed: string, wording: number): Picker => {
  const counts = new Map<string, number>()
  const start = (slot: string) => Number.parseInt(createChecksum([seed, slot]).slice(0, 6), 16) + wording
  const pick = (slot: string, wordings: readonly string[], by = 0) =>
    wordings[(start(slot) + by) % wordings.length] ?? ''
  return {
    pick: (slot, wordings) => pick(slot, wordings),
    next: (slot, wordings) => {
      const count = counts.get(slot) ?? 0
      counts.set(slot, count + 1)
      return pick(slot, wordings, count)
    },
  }
}

interface Draft {
  readonly input: LetterInput
  readonly situation: LetterSituation
  readonly target: Target
  readonly phrases: PhraseBook
  readonly picker: Picker
  readonly facts: MatchedFacts
}

const MAX_COVERED = 3
const MIN_COVERED = 2

const composeOpening = ({ input, situation, target, phrases, picker, facts }: Draft): ComposedSentence[] => {
  const opening = plainSentence(picker.pick('opening', phrases.openings(target, situation)))
  const [job] = listJobs(input.resume, input.language)
  const [education] = listEducation(input.resume, input.language)
  const profile =
    situation !== 'first-job' && job
      ? [
          createClaim(picker.pick('profile', phrases.profiles(job, situation)), [
            ...job.positionSource,
            ...job.companySource,
            ...(job.current ? job.startSource : []),
          ]),
        ]
      : []
  const studies = education ? phrases.education(education) : []
  const training =
    situation === 'first-job' && education && studies.length > 0
      ? [createClaim(picker.pick('education', studies), education.sources)]
      : []
  const covered = facts.covered.slice(0, MAX_COVERED)
  const coverage =
    covered.length >= MIN_COVERED
      ? [
          createClaim(
            picker.pick(
              'coverage',
              phrases.coverage(
                covered.map(({ name }) => name),
                target,
              ),
            ),
            covered.flatMap(({ sources }) => sources).slice(0, LETTER_LIMITS.sources),
          ),
        ]
      : []
  return [opening, ...profile, ...training, ...coverage]
}

/** What the letter has said of the requirements. A clause that repeats its requirement is introduced by it once. */
interface Named {
  readonly requirements: Set<string>
  echoed: boolean
  /** How many examples it has. */
  count: number
}

const composeEvidence = (
  groups: readonly { readonly statements: readonly MatchedStatement[] }[],
  { phrases, picker }: Draft,
  named: Named,
): ComposedSentence[] =>
  groups.flatMap(({ statements }) =>
    statements.map((statement, i) => {
      const { workplace, clause, source, meets } = statement
      const open = meets.filter(({ key }) => !named.requirements.has(key))
      const requirement = open.find(({ name }) => !isEcho(clause, name)) ?? (named.echoed ? undefined : open[0])
      for (const { key } of meets) named.requirements.add(key)
      const echoes = requirement !== undefined && isEcho(clause, requirement.name)
      named.echoed ||= echoes
      const goesOn = i > 0
      const slot = `${requirement ? 'named' : 'plain'}-${goesOn ? 'more' : 'first'}`
      const isFirst = named.count === 0
      named.count += 1
      const wordings = phrases.evidence({
        workplace,
        clause,
        requirement: requirement?.name ?? '',
        echoes,
        isFirst,
        goesOn,
      })
      const text = picker.next(slot, wordings)
      const mentions = (name: string) => name !== '' && text.includes(name)
      return createClaim(text, [
        source,
        ...(mentions(workplace.company) ? workplace.companySource : []),
        ...(mentions(phrases.toRunningTitle(workplace.position)) ? workplace.positionSource : []),
      ])
    }),
  )

/** Whether a clause says a requirement with its own words, in whatever form: “controlé costes” and “control de costes”. */
const isEcho = (clause: string, name: string): boolean =>
  hasName(clause, name) || containsFamilies(toWordFamilies(clause), toWordFamilies(name))

const hasName = (text: string, name: string): boolean => text.toLowerCase().includes(name.toLowerCase())

const MAX_SKILLS = 4
const SPEAKABLE_SKILL = /^[^,;:]{2,32}$/

const toSpokenSkills = (skills: readonly NamedFact[]): NamedFact[] =>
  skills
    .map(({ name, sources }) => ({ name: toRunningText(name.replace(/ ?\([^()]*\)/g, '').trim(), []), sources }))
    .filter(({ name }) => SPEAKABLE_SKILL.test(name) && name.split(' ').length <= 3)

const composeSkills = ({ phrases, picker, facts }: Draft, before: string): ComposedSentence[] => {
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

/** What the person has besides work, the things that the ad asks for first. */
const composeBackground = (draft: Draft, before: string): ComposedSentence[] => {
  const { input, situation, phrases, picker, facts } = draft
  const { resume, language } = input
  const [education] = listEducation(resume, language)
  const certificates = listCertificates(resume, language, input.date)
  const asked = certificates.filter(({ name }) => facts.asksCertificate(name))
  const papers = (asked.length > 0 ? asked : certificates).slice(0, MAX_CERTIFICATES)
  const languages = listLanguages(resume, language).filter(
    (one) => !phrases.isOwnLanguage(one) && one.proficiency !== 'basic',
  )
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
      first: facts.asksLanguage,
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

const composeFarewell = ({ input, situation, target, phrases, picker }: Draft): ComposedSentence[] => {
  const { phone, email } = input.resume.personalInfo
  const contact = { phone: phone.trim(), email: email.trim() }
  const sources = toSources(['personalInfo/phone', contact.phone], ['personalInfo/email', contact.email])
  return [
    plainSentence(picker.pick('farewell', phrases.farewells(target, situation))),
    ...(sources.length > 0 ? [createClaim(picker.pick('contact', phrases.contacts(contact, target)), sources)] : []),
    plainSentence(picker.pick('thanks', phrases.thanks(target))),
  ]
}

const EVIDENCE_COUNT: Readonly<Record<Language, number>> = { es: 5, en: 6 }
/** Statements of the first paragraph with evidence; the others open the next one. */
const FIRST_PARAGRAPH_COUNT = 2

const createDraft = (input: LetterInput): Draft => {
  const phrases = PHRASES[input.language]
  const facts = matchFacts(input.resume, input)
  const title = input.position.trim() || facts.title
  const seed = [
    getPlainText({ [input.language]: input.resume.personalInfo.fullName }, input.language),
    title,
    input.company,
  ]
  return {
    input,
    situation: input.situation === 'referral' && input.referrer.trim() === '' ? 'ad' : input.situation,
    target: {
      title: phrases.toRunningTitle(title),
      company: input.company.trim(),
      referrer: input.referrer.trim(),
      country: input.country,
    },
    phrases,
    picker: createPicker(seed.join('\n'), input.wording),
    facts,
  }
}

/**
 * Composes a letter by rules from what the resume says in `language`. Every sentence about the person names its lines;
 * none adds a fact. A resume with little text gives a short letter. The same input gives the same letter.
 */
export const composeLetter = (input: LetterInput): ComposedLetter => {
  const draft = createDraft(input)
  const { phrases, picker, facts, situation } = draft
  const groups = selectStatements(facts.statements, EVIDENCE_COUNT[input.language])
  const [main = { statements: [] }, ...others] = groups
  const isLong = main.statements.length > FIRST_PARAGRAPH_COUNT || others.length > 0
  const named: Named = { requirements: new Set(), echoed: false, count: 0 }
  const opening = composeOpening(draft)
  const evidence = composeEvidence(isLong ? [main] : groups, draft, named)
  const more = composeEvidence(isLong ? others : [], draft, named)
  const lead = evidence.length > 1 ? [plainSentence(picker.pick('lead', phrases.leads))] : []
  const before = [...opening, ...evidence, ...more].map(({ text }) => text).join(' ')
  const reason = input.reason.trim()
  const title = input.position.trim() || facts.title
  const paragraphs: ComposedParagraph[] = [
    { id: 'opening', sentences: opening },
    { id: 'evidence', sentences: [...lead, ...evidence] },
    { id: 'background', sentences: [...more, ...composeBackground(draft, before)] },
    { id: 'reason', sentences: reason === '' ? [] : [plainSentence(reason)] },
    { id: 'farewell', sentences: composeFarewell(draft) },
  ]
  return {
    subject: phrases.subject(title, draft.target, situation),
    paragraphs: paragraphs.filter(({ sentences }) => sentences.length > 0),
  }
}
