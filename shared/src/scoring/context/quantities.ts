import { normalizeText } from '../../parser/lexicon/fold.ts'

/** Calendar dates and years are not quantities, unless a unit follows. */
const DATES =
  /\b(\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2}[/.-](19|20)\d{2}|(19|20)\d{2}[/.-]\d{1,2}|(19|20)\d{2})\b(?!\s?(%|€|\$|[a-z]*(users|usuarios|clientes|customers|people|personas)))/g

/** Numbers that belong to a name: `Python 3`, `ISO 9001`, `HTML5`, `Windows 10`. */
const NUMBERED_NAME =
  /\b(python|java|angular|vue|windows|ios|android|iso|php|web|version|v|nivel|level|grado|grade|office|html|css|es|http|s|ec|k|industry|industria|fase|phase|tier|ley|articulo|nom|ifrs|niif)\s?-?\d[\d.]*(?!\s?%)/g

const NUMBER = /(?<![\p{L}\p{N}_])[+~≈<>]?\s?(us|mx|usd|eur|gbp|mxn)?\s?[€$£¥+~-]?\d[\d.,' ]*\s?(%|[€$£])?/u

const NUMBER_WORD =
  /\b(doubl|tripl|quadrupl|halv|duplic|triplic|cuadruplic|millions?\b|millon|thousands?\b|hundreds?\b|cientos de|miles de|docenas? de|dozens?\b|a la mitad|in half|by half|un tercio|one third|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte|cien)/

/** Whether a sentence has a quantity: a count, amount, percentage or duration, but not a date, version or name. */
export const hasQuantity = (text: string): boolean => {
  const plain = normalizeText(text).replace(DATES, ' ').replace(NUMBERED_NAME, ' ')
  return NUMBER.test(plain) || NUMBER_WORD.test(plain)
}
