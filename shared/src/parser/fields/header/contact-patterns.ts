/** An e-mail address, with letters of any script. */
export const EMAIL = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/u

const TLD =
  'com|org|net|edu|gov|io|dev|me|co|app|info|biz|es|mx|ar|cl|pe|uy|br|pt|fr|de|it|uk|us|ca|eu|ai|tech|in|ie|ch|at|nl|be|se|no|pl|cat|gal|xyz|online|site|page|blog|design|cloud|codes|work|art|studio|ly|gg|so|cc|tv|name|pro|lat|ve|ec|bo|py|gt|cr|pa|do|ni|hn|sv|cu|au|nz|jp|cn|kr|ru|tr|id|sg|hk|za|il|gr|cz|hu|ro|dk|fi|is|example|ninja|tools|space|world'

const LINK = new RegExp(
  `(?:https?://|www\\.)[^\\s|,;<>()•]+|(?<![@\\p{L}\\d.-])(?:[\\p{L}\\d-]+\\.)+(?:${TLD})(?:/[^\\s|,;<>()•]*)?(?![\\p{L}\\d@])`,
  'giu',
)

/** Groups of digits with separators; a plus or brackets may lead, a second number follow. `findPhone` counts the digits. */
const PHONE =
  /(?<![\w/@-])(?<!(?:^|\P{L})\.)(?:\(\+|\+?\(?)\d{1,4}\)?(?:[\s().·•–-]{0,3}\d{1,5}){1,6}(?![\w@]|\/(?!\s?\d{6}))/gu

/** Names of technologies with the form of a domain. */
const NOT_LINKS =
  /^(node|next|vue|react|express|nuxt|three|d3|socket|asp|vb|ado|backbone|ember|angular|chart|p5|alpine|nest|moment)\.(js|net|io)$|^(b|m|ph|j)\.?[a-z]{1,3}\.?d?$/i

/** A brand in the form of a domain: `Boreal.AI`. */
const BRAND = /^\p{Lu}(?=[^.]*\p{Ll})[\p{L}\d]*\.\p{Lu}{2,3}$/u

/** Numbers of identity documents, taxes and insurance, with their labels: `DNI: 39.000.001`, `C.C. 1000000001`. */
const ID_NUMBER =
  /(?<![\p{L}\d])(?:d\.?n\.?i|n\.?i\.?[fet]|cui[lt]?|cdi|r\.?u\.?[tcn]|r\.?f\.?c|curp|c\.? ?[ceip]|cpf|cnpj|rg|nss|ssn|nuip|t\.?p|c[eé]dula|identidad|identificaci[oó]n|identifica[cç][aã]o|documento|pasaporte|passport|matr[ií]cula|colegiad[oa]|licencia|licen[cs]e|expediente|social security|orcid|isbn|issn|doi)(?![\p{L}])(?:[\s.:#ºª°-]|n[uú]mero|nro|num|no|de|la|ciudadan[ií]a|identidad|identificaci[oó]n|extranjer[ií]a|venezolan[oa]|profesional|number){0,12}[\d][\d.\s–-]{0,40}[\dkx]?(?![\p{L}\d])/giu

/** Identity numbers by their form alone: `11.222.333-4` of Chile, `402-1234567-8` of the Dominican Republic. */
const BARE_ID = /^(?:\d{1,2}\.\d{3}\.\d{3}-\d|\d{3}-\d{7}-\d)$/

/** The first phone number of a text (7–15 digits; no dates, no numbers of identity documents), as written. */
export const findPhone = (text: string): string | undefined => {
  const cleaned = text.replace(EMAIL_ALL, ' ; ').replace(LINK, ' ; ').replace(ID_NUMBER, ' ; ')
  for (const match of cleaned.matchAll(PHONE)) {
    const found = withoutSecondNumber(withoutPostcode(match[0]))
    const digits = found.replace(/\D/g, '')
    if (digits.length < MIN_PHONE_DIGITS || digits.length > MAX_PHONE_DIGITS) continue
    if (/^(19|20)\d{2}[./-]\d{1,2}\b/.test(found)) continue
    if (/^\d{4}-\d{3}$/.test(found.trim()) && /^[\s–-]*\p{Lu}/u.test(cleaned.slice(match.index + match[0].length)))
      continue
    if (BARE_ID.test(found.trim())) continue
    if (
      /^\(?(19|20)\d{2}\D{1,3}(19|20)\d{2}\)?$/.test(found.trim()) ||
      /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/.test(found.trim())
    )
      continue
    return found.trim().replace(/(?<![\s(.·•–-])[\s(.·•–-]+$/, '')
  }
  return undefined
}

/** The first of two numbers: `600 100 200 - 600100201`. */
const withoutSecondNumber = (text: string): string =>
  text.replace(/\D/g, '').length <= MAX_PHONE_DIGITS
    ? text
    : (text.split(/\s[–·•-]\s/).find((part) => part.replace(/\D/g, '').length >= MIN_PHONE_DIGITS) ?? text)

const MIN_PHONE_DIGITS = 7
const MAX_PHONE_DIGITS = 15

/** The text without a postal code before an area code in brackets. */
const withoutPostcode = (text: string): string => (/^\d{4,5}\s+\(/.test(text) ? text.slice(text.indexOf('(')) : text)

const EMAIL_ALL = new RegExp(EMAIL.source, 'gu')

/** The links of a text, as written, without e-mail addresses. */
export const findLinks = (text: string): string[] =>
  [...text.replace(EMAIL_ALL, ' ').matchAll(LINK)]
    .map(([url]) => url.replace(/(?<![.,;:])[.,;:]+$/, ''))
    .filter((url) => !NOT_LINKS.test(url) && !BRAND.test(url) && /[a-z]/i.test(url))

/** Whether a text has an e-mail address or a phone number. */
export const hasContact = (text: string): boolean => EMAIL.test(text) || findPhone(text) !== undefined

/** Whether a text has an e-mail address, a phone number or a link. */
export const hasContactOrLink = (text: string): boolean => hasContact(text) || findLinks(text).length > 0
