import type { Country } from '../../countries.ts'
import type { Language } from '../../languages.ts'
import type { LetterContent } from '../schema/content.ts'
import type { LocalizedText } from '../schema/localized-text.ts'
import type { Letter } from './letter.ts'
import { formatLetterDate } from './letter-date.ts'
import { createClosing, createSalutation } from './salutation.ts'

interface LetterSource {
  readonly letter: Letter
  readonly fullName: string
  readonly country: Country | undefined
  readonly language: Language
  /** The text in the language, else in the other one. */
  readonly resolve: (text: LocalizedText, ...path: string[]) => string
}

const splitLines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** A letter in one language, as its parts from the date to the signature. Empty parts are left out. */
export const letterToContent = ({ letter, fullName, country, language, resolve }: LetterSource): LetterContent => {
  const { recipient, company, date } = letter
  const address = { recipient, company, country }
  const place = letter.place[language] ?? ''
  const salutation = letter.salutation[language]?.trim() || createSalutation(address, language)
  const closing = letter.closing[language]?.trim() || createClosing(address, language)
  const role = recipient.role[language] ?? ''
  const parts = [
    { id: 'date', lines: [formatLetterDate({ date, place, country }, language)] },
    { id: 'recipient', lines: [recipient.name, role, company, ...splitLines(recipient.address)] },
    { id: 'salutation', lines: [salutation] },
    ...letter.paragraphs.map(({ id, text }) => ({
      id: `paragraph-${id}`,
      lines: splitLines(resolve(text, 'letter', 'paragraphs', id, 'text')),
    })),
    { id: 'closing', lines: [closing] },
    { id: 'signature', lines: [fullName] },
  ]
  return {
    subject: letter.subject[language]?.trim() ?? '',
    parts: parts
      .map(({ id, lines }) => ({ id, lines: lines.map((line) => line.trim()).filter((line) => line !== '') }))
      .filter(({ lines }) => lines.length > 0),
  }
}
