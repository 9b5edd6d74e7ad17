import { normalizeText } from '../../../parser/lexicon/fold.ts'
import { cacheByText } from '../../../parser/lexicon/text-cache.ts'

/** Calendar dates and years are not quantities, unless a unit follows. */
const DATES =
  /\b(\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2}[/.-](19|20)\d{2}|(19|20)\d{2}[/.-]\d{1,2}|(19|20)\d{2})\b(?!\s?(%|€|\$|[a-z]*(users|usuarios|clientes|customers|people|personas)))/g

/** Numbers that belong to a name: `Python 3`, `ISO 9001`, `HTML5`, `Windows 10`. */
const NUMBERED_NAME =
  /\b(python|java|angular|vue|windows|ios|android|iso|php|web|version|v|nivel|level|grado|grade|office|html|css|es|http|s|ec|k|industry|industria|fase|phase|tier|ley|articulo|nom|ifrs|niif|tel|telefono|phone|n[o°º]|numero|art|page|pagina)\.?\s?-?\d[\d.]*(?!\s?%)/g

/** Words after a number that are no unit of it. */
const NO_UNIT = new Set(
  `de del la las el los y e o u a al en con por para que se su the of and or in on at to for with by from as is was were are
enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre january february march april
may june july august september october november december ene feb mar abr jun jul ago sep oct nov dic jan apr aug dec`.split(
    /\s+/,
  ),
)

/** An amount that needs no unit: a percentage, money, a factor, a rank, a change from one number to another. */
const AMOUNT =
  /\d\s?%|\d\s?(por ciento|per ?cent)\b|[€$£¥]\s?\d|\d\s?[€$£¥]|\b(us|mx|usd|eur|gbp|mxn|ars|clp|cop)\s?\$?\d|\d\s?(usd|eur|gbp|mxn|ars|clp|cop|k|m|mm|x)\b|\b\d{1,2}(st|nd|rd|th|o|a|er|to|do|mo|vo|no)\.? (place|puesto|lugar|premio|prize)|\btop \d|\d\s?(->|→|>)\s?\d|\b(de|from) \d[\d.,]* (a|to) \d/

const NUMBER_WITH_UNIT = /(?=[+~≈<>\d])(?<![\p{L}\p{N}_.,/-]|\d[.,']+)[+~≈<>]?\d[\d.,']*\+?[\s-]{0,2}(\p{L}{2,})/gu

/** `team of 5`, `grupos de 10`: the unit stands before. */
const UNIT_BEFORE =
  /\b(team|group|staff|crew|fleet|class|classes|equipos?|grupos?|plantilla|flota|cuadrilla|clases?) (of|de) (up to |hasta |mas de |over |about |unos |unas )?[+~]?\d/

const NUMBER_WORDS =
  'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete|dieciocho|diecinueve|veinte|veinti[a-z]{1,12}|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|doscient[oa]s|trescient[oa]s|quinient[oa]s|mil|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand'
const COUNTED = new RegExp(
  `\\b(?:${NUMBER_WORDS})(?:[\\s-](?:y[\\s-])?(?:${NUMBER_WORDS})){0,6}[\\s-]+(\\p{L}{3,})`,
  'gu',
)

/** Amounts in words that need no unit. */
const AMOUNT_WORD =
  /\b(doubl(e|ed|ing)\b|tripl(e|ed|ing)\b|quadrupl|halv(e|ed|ing)\b|duplic(ar|ando|o|a|ue|acion)\b|triplic|cuadruplic|millions?\b|millon|thousands of|hundreds of|cientos de|miles de|docenas? de|decenas de|dozens?\b|a la mitad|in half|by half|(un|dos) tercios?|(one|two) thirds?|team of (two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)|equipo de (dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte)\b)/

const hasUnit = (plain: string, pattern: RegExp): boolean =>
  [...plain.matchAll(pattern)].some((match) => !NO_UNIT.has(match[1] ?? ''))

/**
 * Whether a sentence has a quantity: an amount, a percentage, a rank, or a number, in digits or words, with what it
 * counts. A date, a version, a name or a number alone is none.
 */
export const hasQuantity = cacheByText((text): boolean => {
  const plain = normalizeText(text).replace(DATES, ' ').replace(NUMBERED_NAME, ' ')
  return (
    AMOUNT.test(plain) ||
    UNIT_BEFORE.test(plain) ||
    AMOUNT_WORD.test(plain) ||
    hasUnit(plain, NUMBER_WITH_UNIT) ||
    hasUnit(plain, COUNTED)
  )
})
