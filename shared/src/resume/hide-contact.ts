import { parseMarks, serializeMarks } from './prose/marks.ts'
import { contentSchema, type PersonalInfo, type ResumeContent } from './schema/content.ts'

const HIDDEN = '…'
// A lookbehind lets a pattern start only where a run of its characters starts, which keeps it linear.
const EMAIL = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu
const PHONE = /(?<![\p{L}\d])\+?\(?\d(?:[\s().\u2010-\u2015/-]{0,2}\d){6,14}(?!\d)/gu
/** Country and area codes are often left out. */
const COMPARED_DIGITS = 7

const digitsOf = (text: string): string => text.replace(/\D/g, '')
const bareUrl = (url: string): string =>
  url
    .trim()
    .replace(/^[a-z]+:(?:\/\/)?/i, '')
    .replace(/^www\./i, '')
    .replace(/(?<!\/)\/+$/, '')

const listUrls = ({ linkedin, website, links }: PersonalInfo): string[] =>
  [linkedin, website, ...(links ?? []).map(({ url }) => url)]
    .map((url) => bareUrl(url ?? '').toLowerCase())
    .filter((url) => url.length > 3)

const replaceAllOf = (text: string, needle: string): string => {
  const lower = text.toLowerCase()
  // Some characters change their length in lower case; such a text has no URL worth keeping.
  if (lower.length !== text.length) return lower.replaceAll(needle, HIDDEN)
  let out = ''
  let from = 0
  for (let at = lower.indexOf(needle); at >= 0; at = lower.indexOf(needle, from)) {
    out += text.slice(from, at) + HIDDEN
    from = at + needle.length
  }
  return out + text.slice(from)
}

/**
 * A resume without its contact data: photo, email, telephone, place, links, and wherever they stand in its text and in
 * the footer of its brand. Every email address goes, also of other persons; a telephone goes when its last seven digits
 * are the person's.
 */
export const hideContact = (content: ResumeContent): ResumeContent => {
  const { personalInfo } = content
  const urls = listUrls(personalInfo)
  const phone = digitsOf(personalInfo.phone).slice(-COMPARED_DIGITS)
  const isOwnPhone = (found: string) => phone.length === COMPARED_DIGITS && digitsOf(found).endsWith(phone)
  const hideInText = (text: string): string =>
    urls
      .reduce(replaceAllOf, text.replace(EMAIL, HIDDEN))
      .replace(PHONE, (found) => (isOwnPhone(found) ? HIDDEN : found))
  const hideInLine = (line: string): string => {
    if (!line.includes('](')) return hideInText(line)
    const segments = parseMarks(line).map(({ href, ...segment }) => ({
      ...segment,
      text: hideInText(segment.text),
      ...(href !== undefined && hideInText(href) === href && !/^(?:mailto|tel):/i.test(href) && { href }),
    }))
    return serializeMarks(segments)
  }
  const hideIn = (value: unknown): unknown => {
    if (typeof value === 'string') return value.split('\n').map(hideInLine).join('\n')
    if (Array.isArray(value)) return value.map(hideIn)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, key === 'id' ? item : hideIn(item)]))
  }
  const { fullName, title } = personalInfo
  const { brand } = content.styling
  return contentSchema.parse({
    ...content,
    personalInfo: { fullName: hideIn(fullName), title: hideIn(title) },
    styling: { ...content.styling, ...(brand && { brand: { ...brand, footer: hideIn(brand.footer) } }) },
    sections: hideIn(content.sections),
    letter: hideIn(content.letter),
  })
}
