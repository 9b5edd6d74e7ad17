import { LANGUAGES } from '../../languages.ts'
import type { Change } from '../edits/changes.ts'
import { removeItem, setValue } from '../edits/create-changes.ts'
import type { ResumeDocument } from '../schema/document.ts'
import { listSentences, removeSentence } from './claims.ts'
import type { LetterParagraph } from './letter.ts'

const LIST = ['letter', 'paragraphs']

/** The lost sentences of a paragraph in each language that has some. */
const listLost = (paragraph: LetterParagraph, resume: ResumeDocument) =>
  LANGUAGES.map((language) => {
    const lost = listSentences(paragraph, language, resume).filter(({ state }) => state === 'lost')
    return { language, lost: lost.map(({ text }) => text) }
  }).filter(({ lost }) => lost.length > 0)

/** The number of sentences of a letter, in both languages, whose lines are gone from the resume. */
export const countLostSentences = (letter: ResumeDocument, resume: ResumeDocument): number =>
  (letter.letter?.paragraphs ?? [])
    .flatMap((paragraph) => listLost(paragraph, resume))
    .reduce((sum, { lost }) => sum + lost.length, 0)

/** The changes that take the lost sentences out of a letter, with the paragraphs that consist of nothing else. */
export const removeLostSentences = (letter: ResumeDocument, resume: ResumeDocument): Change[] =>
  (letter.letter?.paragraphs ?? []).flatMap((paragraph) => {
    const changed = listLost(paragraph, resume)
    const text = { ...paragraph.text }
    for (const { language, lost } of changed) text[language] = lost.reduce(removeSentence, text[language] ?? '')
    if (changed.length > 0 && LANGUAGES.every((language) => !text[language]))
      return removeItem(letter, LIST, paragraph.id)
    return changed.flatMap(({ language }) =>
      setValue(letter, [...LIST, paragraph.id, 'text', language], text[language] || undefined),
    )
  })

/** The changes that make the lost sentences of a letter the person's own: they stay, and rest on no line. */
export const ownLostSentences = (letter: ResumeDocument, resume: ResumeDocument): Change[] =>
  (letter.letter?.paragraphs ?? []).flatMap((paragraph) =>
    listLost(paragraph, resume).flatMap(({ language, lost }) => {
      const claims = paragraph.claims[language]?.filter(({ sentence }) => !lost.includes(sentence.trim()))
      return setValue(letter, [...LIST, paragraph.id, 'claims', language], claims)
    }),
  )
