import type { Warning } from '#shared/parser/extracted-document.ts'
import type { ResumeContent } from '#shared/resume/schema/content.ts'
import { analyze } from '#shared/scoring/analyze.ts'
import { createContext } from '#shared/scoring/context/context.ts'
import { mapContentTexts } from '#shared/scoring/context/input/map-texts.ts'
import { hasQuantity } from '#shared/scoring/context/work-text/quantities.ts'
import { simulateExtraction } from '#shared/scoring/simulate-extraction.ts'
import { SUBJECTS } from '#shared/scoring/subject.ts'
import { createTextPattern } from '#shared/text-pattern.ts'
import { createFootLine } from '#test/utils/reading/extracted-documents.ts'
import { NOW, type Score, scoreContent } from './exact-score.ts'

/** `index` is the resume's place in the list. */
type Change = (content: ResumeContent, index: number) => ResumeContent | null

/** Resumes that a change applied to, and what it did to their score. */
export interface AblationResult {
  readonly name: string
  readonly count: number
  /** Share (0–1) whose exact score, and whose score as shown, moved as it should. */
  readonly exact: number
  readonly shown: number
}

const contextOf = (content: ResumeContent) =>
  createContext({ extracted: simulateExtraction(content, 'en'), content, language: 'en', now: NOW })

const removeText = (content: ResumeContent, text: string): ResumeContent => {
  const pattern = createTextPattern(text, { isLoose: true, flags: 'u' })
  return mapContentTexts(content, (field) => field.replace(pattern, ''))
}

/** The best line that no other repeats: without one of two that say the same, nothing is lost. */
const removeBestBullet: Change = (content) => {
  const { substance, statements } = contextOf(content)
  for (const { statement, value } of substance.toSorted((x, y) => y.value - x.value)) {
    if (value === 0) return null
    const without = removeText(content, statement.text)
    const left = contextOf(without)
    const repeats = (list: typeof substance) => list.filter(({ isRepeated }) => isRepeated).length
    if (left.statements.length < statements.length && repeats(left.substance) === repeats(substance)) return without
  }
  return null
}

/** A number that is no year. */
const FIGURE = /(?<!\d)(?!(?:19|20)\d{2}\b)[€$£~+]?\d[\d.,]*\s?(?:%|€|\$|k\b|m\b)?/giu

const removeFigures: Change = (content) => {
  const { statements } = contextOf(content)
  if (!statements.some(({ text }) => hasQuantity(text))) return null
  const quantified = statements.filter(({ text }) => hasQuantity(text) && /\d/.test(text))
  const without = mapContentTexts(content, (text) =>
    quantified.reduce(
      (remaining, statement) =>
        remaining.replace(createTextPattern(statement.text, { isLoose: true, flags: 'u' }), (found) =>
          found.replace(FIGURE, ''),
        ),
      text,
    ),
  )
  const left = contextOf(without).statements.filter(({ text }) => hasQuantity(text)).length
  return left < statements.filter(({ text }) => hasQuantity(text)).length ? without : null
}

const removeDates: Change = (content) => {
  const { experience = [] } = content.sections
  const at = experience.findIndex(({ startDate, endDate, current }) => startDate && (endDate || current))
  if (at < 0) return null
  const undated = experience.map((job, i) => (i === at ? { ...job, startDate: '', endDate: '', current: false } : job))
  return { ...content, sections: { ...content.sections, experience: undated } }
}

const addLines =
  (lines: readonly string[]): Change =>
  (content) => {
    const [first, ...others] = content.sections.experience ?? []
    if (!first) return null
    const description = [first.description, ...lines.map((line) => `• ${line}`)].join('\n')
    return { ...content, sections: { ...content.sections, experience: [{ ...first, description }, ...others] } }
  }

const PADDING = [
  'Did various tasks every day.',
  'Realización de diversas tareas generales del puesto.',
  'Responsible for different activities.',
  'Gestioné papeles 2.',
]
const TERMS = 'Fortran,Erlang,Haskell,Zig,Solidity,Perl,Prolog,Ada,Lisp,Scheme,Smalltalk,Cobol,Delphi,Forth'.split(',')

const addKeywords: Change = (content) => {
  const { skills = { technical: [], soft: [], languages: [] } } = content.sections
  if (skills.technical.length === 0) return null
  const { normalizedText } = contextOf(content)
  const unused = TERMS.filter((term) => !normalizedText.includes(term.toLowerCase()))
  const stuffed = { ...skills, technical: [...skills.technical, ...unused] }
  return { ...content, sections: { ...content.sections, skills: stuffed } }
}

/** The same content with lines in white, which the parser also filed. */
const scoreWithWhiteText = (content: ResumeContent): Score => {
  const printed = simulateExtraction(content, 'en')
  const texts = ['Led 40 engineers and raised sales by 300% with Python and AWS.', TERMS.join(', ')]
  const lines = texts.map(createFootLine)
  const hazards = texts.map(
    (quote, i): Warning => ({ code: 'white-text', page: 1, line: printed.lines.length + i, quote }),
  )
  const filed = addLines(texts)(content, 0) ?? content
  const { overallScore: shown } = analyze(
    { extracted: { ...printed, lines: [...printed.lines, ...lines], hazards }, content: filed },
    { language: 'en', checked: SUBJECTS, now: NOW },
  )
  return { shown, exact: shown }
}

const summarize = (
  name: string,
  contents: readonly ResumeContent[],
  score: (content: ResumeContent, index: number) => Score | null,
  isRight: (before: number, after: number) => boolean,
): AblationResult => {
  const pairs = contents.flatMap((content, index) => {
    const after = score(content, index)
    return after ? [{ before: scoreContent(content), after }] : []
  })
  const share = (of: keyof Score) =>
    pairs.filter(({ before, after }) => isRight(before[of], after[of])).length / pairs.length
  return { name, count: pairs.length, exact: share('exact'), shown: share('shown') }
}

const applyTo =
  (change: Change) =>
  (content: ResumeContent, index: number): Score | null => {
    const changed = change(content, index)
    return changed && scoreContent(changed)
  }

const isLower = (before: number, after: number) => after < before
const isNotHigher = (before: number, after: number) => after <= before

/** What removing substance and adding none does to the scores of resumes. Each resume gets the next of the job ads. */
export const measureAblations = (contents: readonly ResumeContent[], ads: readonly string[]): AblationResult[] => [
  summarize('removing the best line lowers it', contents, applyTo(removeBestBullet), isLower),
  summarize('removing all figures lowers it', contents, applyTo(removeFigures), isLower),
  summarize('removing the dates of a job lowers it', contents, applyTo(removeDates), isLower),
  summarize('padding does not raise it', contents, applyTo(addLines(PADDING)), isNotHigher),
  summarize('a list of keywords does not raise it', contents, applyTo(addKeywords), isNotHigher),
  summarize(
    'a copied job ad does not raise it',
    contents,
    applyTo((content, index) => addLines(ads[index % ads.length]?.split('\n').filter(Boolean) ?? [])(content, index)),
    isNotHigher,
  ),
  summarize('white text does not raise it', contents, scoreWithWhiteText, isNotHigher),
]
