import type { Language } from '../languages.ts'
import { LETTER_LIMITS } from '../resume/letter/letter.ts'
import { composeBackground } from './compose-background.ts'
import { composeEvidence, type Named } from './compose-evidence.ts'
import { type ComposedParagraph, type ComposedSentence, createClaim, plainSentence } from './composed.ts'
import { listEducation } from './facts/background.ts'
import { toSources } from './facts/resume-text.ts'
import { listJobs } from './facts/statements.ts'
import { createLetterDraft, type LetterDraft } from './letter-draft.ts'
import type { LetterInput } from './letter-input.ts'
import { selectStatements } from './select-statements.ts'

export interface ComposedLetter {
  readonly subject: string
  readonly paragraphs: readonly ComposedParagraph[]
}

const MAX_COVERED = 3
const MIN_COVERED = 2

const composeOpening = ({ input, situation, target, phrases, picker, facts }: LetterDraft): ComposedSentence[] => {
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

const composeFarewell = ({ input, situation, target, phrases, picker }: LetterDraft): ComposedSentence[] => {
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

/**
 * Composes a letter by rules from what the resume says in `language`. Every sentence about the person names its lines;
 * none adds a fact. A resume with little text gives a short letter. The same input gives the same letter.
 */
export const composeLetter = (input: LetterInput): ComposedLetter => {
  const draft = createLetterDraft(input)
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
