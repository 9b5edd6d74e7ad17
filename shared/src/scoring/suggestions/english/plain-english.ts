import { getOpening } from '../../lexicon/verb-forms.ts'
import { capitalize } from '../line-text.ts'
import type { Tense } from '../spanish/conjugate.ts'
import { inflectBases, inflectGerunds } from './rewrite-english.ts'

const FILLERS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:successfully|effectively|efficiently|proactively|diligently|professionally)\s+(?=\p{L}+ed\s|led\s|ran\s|built\s|wrote\s|sold\s|taught\s)/iu,
    '',
  ],
  [/(?<!\s)\s+in a (?:fast-paced|fast paced|dynamic|high-pressure|challenging) environment\b/gi, ''],
  [/(?<!\s)\s+(?:successfully|effectively and efficiently|in an efficient manner|in a timely manner)(?=[.,;]?$)/gi, ''],
  [/\bin order to\b/gi, 'to'],
]

/** “invoices, receipts, etc.” → “invoices and receipts”. */
const dropEtcetera = (text: string): string => {
  const plain = text.replace(/(?:,|(?<![\s,]))\s+(?:etc\.*|and so on\.?)$/i, '')
  if (plain === text || /\sand\s/.test(plain)) return plain
  return plain.replace(/^(.*\p{L}), (\p{L}[^,]*)$/su, '$1 and $2')
}

/** The line without phrases that tell nothing. */
export const dropFillersEnglish = (text: string): string =>
  capitalize(dropEtcetera(FILLERS.reduce((line, [pattern, plain]) => line.replace(pattern, plain), text)))

const SUBJECT = /^I(?:['’](?:ve|d))?\s+(?:(?:have|had|also|then)\s+)*(?=\p{Ll}+\s)/u
/** Before a gerund: “I was preparing”. Before a base form: “I used to prepare”. */
const CONTINUOUS = /^I(?:['’]m|['’]ve been|\s+(?:am|was|have been|had been))\s+(?:also\s+)?(?=\p{Ll}+ing\s)/u
const HABIT = /^I(?:['’]d|\s+(?:used to|would|did|do))\s+(?:also\s+)?(?=\p{Ll}+\s)/u

/** The line without subject and auxiliary; “I used to prepare quotes” is told in the tense of its job. */
const dropSubject = (text: string, tense: Tense): string => {
  const continuous = CONTINUOUS.exec(text)?.[0]
  const habit = HABIT.exec(text)?.[0]
  const inflected =
    (continuous && inflectGerunds(text.slice(continuous.length), tense)) ??
    (habit && inflectBases(text.slice(habit.length), tense))
  return inflected || text.replace(SUBJECT, '')
}

/** The line without pronouns of the first person; null when a pronoun cannot be dropped. */
export const dropFirstPersonEnglish = (text: string, tense: Tense): string | null => {
  if (/^my\s/i.test(text)) return null
  const rest = dropSubject(text, tense)
  const form = rest === text ? null : getOpening(rest, 'en')?.form
  if (rest !== text && form !== 'past' && form !== 'present') return null
  const out = rest.replace(/\bmy (?!own\b)(?=\p{Ll})/giu, 'the ')
  return /\b(?:I|I['’]m|I['’]ve|my|myself|me)\b/.test(out) ? null : capitalize(out)
}
