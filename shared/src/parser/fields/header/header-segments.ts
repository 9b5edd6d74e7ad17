import { type ParsedLine, splitAtGaps } from '../../lines/parsed-line.ts'
import { EMAIL, findLinks } from './contact-patterns.ts'

/** A text of the header with its line; contact data taken out. */
export interface HeaderSegment {
  readonly text: string
  readonly line: ParsedLine
}

/** The texts of a header line between gaps and separators, without e-mail, `phone` and links. */
export const splitHeaderLine = (line: ParsedLine, phone: string): HeaderSegment[] => {
  const texts = line.segments.length > 1 ? splitAtGaps(line) : [line.text]
  return texts
    .flatMap((text) => text.split(/\s+[|•·◦∙⋄♦]\s*|\s{2,}|\s+[–—]\s+/))
    .map((text) => text.replace(EMAIL, ' ').replace(phone || '\u0000', ' '))
    .map((text) => removeLinks(text).replace(/\s+/g, ' ').trim())
    .map((text) => text.replace(/^[\s,;:|·•-]+|(?<![\s,;:|·•-])[\s,;:|·•-]+$/g, ''))
    .filter((text) => /\p{L}{2}/u.test(text))
    .map((text) => ({ text, line }))
}

const removeLinks = (text: string): string => findLinks(text).reduce((rest, link) => rest.replace(link, ' '), text)

/** Labels of contact data and of personal facts, at the start of a text. */
export const CONTACT_LABEL =
  /^(e-?mail|correo|tel[eé]?fono|tel|phone|m[oó]vil|mobile|web(?:site)?|linkedin|github|address|direcci[oó]n|location|ubicaci[oó]n|contact[o]?|cell?|portfolio|nationality|nacionalidad|birth|fecha|age|edad|dni|skype|instagram|twitter|sexo?|gender|g[eé]nero|estado civil|marital status|date of birth|place of birth|lugar de nacimiento|n[uú]mero de tel[eé]fono)\b\s*:?\s*/i

/** A label of a personal fact before its value. */
export const FACT_LABEL =
  /^(?:nationality|nacionalidad|fecha|age|edad|dni|sexo?|gender|g[eé]nero|estado civil|marital status|date of birth|place of birth|lugar de nacimiento)(?!\p{L})/iu

/** What an exported profile adds to a number or a link: `(Mobile)`, `(LinkedIn)`. */
const CONTACT_KIND =
  /\((?:mobile|m[oó]vil|home|casa|domicilio|work|trabajo|personal|company|empresa|linkedin|blog|portfolio|other|otro)\)/giu

/** The text without its label and without a kind in brackets. */
export const removeLabels = (text: string): string => removeContactKind(text.replace(CONTACT_LABEL, ''))

/** The text without a kind in brackets. */
export const removeContactKind = (text: string): string => text.replace(CONTACT_KIND, '').trim()

/** Whether a line holds contact data, their labels and hardly a letter more. */
export const isOnlyContact = (line: ParsedLine): boolean => {
  const rest = removeLinks(line.text.replace(EMAIL, ' '))
    .replace(/[+\d\s().-]{7,}/g, ' ')
    .replace(CONTACT_LABEL, ' ')
  return (rest.replace(CONTACT_KIND, ' ').match(/\p{L}/gu)?.length ?? 0) < 4
}
