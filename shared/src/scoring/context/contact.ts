import type { ExtractedDocument } from '../../parser/extracted-document.ts'
import { EMAIL, findPhone as findPhoneInText } from '../../parser/fields/header/contact-patterns.ts'
import type { ResumeContent } from '../../resume/schema/content.ts'

interface ResumeText {
  readonly content: ResumeContent
  readonly text: string
}

interface ResumeFile {
  readonly content: ResumeContent
  readonly extracted: ExtractedDocument
}

const MAIL_LINK = /^mailto:([^?]+)/i

/** The e-mail address of a link that no text of the page shows: it is drawn there, or left out. Empty when there is none. */
export const findLinkedEmail = (text: string, { links }: ExtractedDocument): string => {
  const shown = text.toLowerCase()
  const addresses = links.flatMap((link) => MAIL_LINK.exec(link.url)?.[1]?.trim() ?? [])
  return addresses.find((address) => !shown.includes(address.toLowerCase())) ?? ''
}

/** Whether a telephone number stands behind a link. */
export const hasLinkedPhone = ({ links }: ExtractedDocument): boolean =>
  links.some(({ url }) => /^tel:\+?\d|\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)\+?\d/i.test(url))

/** The parsed e-mail address, or the first one in the text or behind a link; empty when there is none. */
export const findEmail = ({ content, text, extracted }: ResumeText & ResumeFile): string => {
  const linked = extracted.links.find(({ url }) => url.startsWith('mailto:'))?.url ?? ''
  return [content.personalInfo.email, text, linked].map((part) => EMAIL.exec(part)?.[0] ?? '').find(Boolean) ?? ''
}

/** A number behind its label, whatever separates its digits: `Tel.: +36/30/863-04-29`. */
const LABELLED_PHONE =
  /\b(?:tel(?:[eé]fono|ephone)?|phone|mobile|m[oó]vil|cel(?:ular)?)\b[^\d+]{0,20}(\+?\d(?:[\s()./-]{0,2}\d){6,14})/iu

/** `1998 - 2006 (8 years)`, `07 - 2019-02`, `$45,000`, `pp. 3127–3129` and the identifiers `ABC-1234-2020`, `0000-0001-2345-678X`, the volume `67.49 (2026)`, a DOI have as many digits as a number. */
const NO_PHONE =
  /\b(?:19|20)\d{2}\s?[-–—]\s?(?:19|20)\d{2}\b|(?<!\d)(?:\d{1,2}\s?[-–—]\s?)?(?:19|20)\d{2}-(?:0[1-9]|1[0-2])(?![\d-])|(?<!\d)\d{1,3}(?:,\d{3}){1,4}(?!\d)|\bpp?\.\s?\d+\s?[-–—]\s?\d+|\b\p{Lu}{2,6}-\d[\d-]{4,20}|\b\d{4}(?:[-‐‑–]\d{4}){2}[-‐‑–]\d{3}[\dX]|(?<![\d.])\d{1,3}\.\d{1,2} \(?(?:19|20)\d{2}(?!\d)|\b10\.\d{4,9}\/\S{1,80}|\p{L}\.(?:19|20)\d{2}\.\d{3,8}/gu

/** Characters of a line of contact data: a number inside a longer one counts something else, unless it has a country code. */
const MAX_CONTACT_CHARS = 60
const findUnlabelled = (line: string): string => {
  const found = findPhoneInText(line) ?? ''
  return line.length <= MAX_CONTACT_CHARS || found.startsWith('+') ? found : ''
}

/** The parsed phone number, or the first one in the text; empty when there is none. */
export const findPhone = ({ content, text }: ResumeText): string => {
  const own = content.personalInfo.phone.trim()
  if (own.replace(/\D/g, '').length >= 7) return own
  return text
    .split('\n')
    .map((line) => line.replace(NO_PHONE, ' '))
    .reduce((found, line) => found || (LABELLED_PHONE.exec(line)?.[1] ?? findUnlabelled(line)), '')
}

/** Distinct web addresses: the parsed ones and the http(s) links of the file. */
export const listLinks = ({ content, extracted: read }: ResumeFile): string[] => {
  const { linkedin, website, links = [] } = content.personalInfo
  const own = [linkedin, website, ...links.map((l) => l.url)].flatMap((url) => (url?.trim() ? [url.trim()] : []))
  const found = read.links.map((l) => l.url).filter((url) => /^https?:/i.test(url))
  return [...new Set([...own, ...found])]
}
