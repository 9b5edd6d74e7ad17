import type { Context } from './context.ts'

const EMAIL = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/u
const PHONE = /(?<![\d/.,-])(?:\+|00)?\(?\d(?:[\s().\u2010-\u2015-]?\d){6,14}(?!\d)/gu
const YEAR_RANGE = /^(?:19|20)\d{2}\D{0,3}(?:19|20)\d{2}$/

/** The parsed e-mail address, or the first one in the text; empty when there is none. */
export const findEmail = ({ content, text }: Pick<Context, 'content' | 'text'>): string => {
  const parsed = EMAIL.exec(content.personalInfo.email)?.[0]
  return parsed ?? EMAIL.exec(text)?.[0] ?? ''
}

/** The parsed phone number, or the first of 7 to 15 digits in the text that is not two years; empty when there is none. */
export const findPhone = ({ content, text }: Pick<Context, 'content' | 'text'>): string => {
  const own = content.personalInfo.phone.trim()
  if (own.replace(/\D/g, '').length >= 7) return own
  return text.match(PHONE)?.find((number) => !YEAR_RANGE.test(number.trim())) ?? ''
}

/** Distinct web addresses: the parsed ones and the http(s) links of the file. */
export const listLinks = ({ content, extracted: read }: Pick<Context, 'content' | 'extracted'>): string[] => {
  const { linkedin, website, links = [] } = content.personalInfo
  const own = [linkedin, website, ...links.map((l) => l.url)].flatMap((url) => (url?.trim() ? [url.trim()] : []))
  const found = read.links.map((l) => l.url).filter((url) => /^https?:/i.test(url))
  return [...new Set([...own, ...found])]
}
