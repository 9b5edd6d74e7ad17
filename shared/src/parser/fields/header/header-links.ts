import type { PersonalInfo } from '../../../resume/schema/content.ts'
import { LIMITS } from '../../../resume/schema/limits.ts'
import { sanitizeUrl } from '../../../resume/schema/safe-url.ts'
import type { ExtractedDocument } from '../../extracted-document.ts'
import { fold } from '../../lexicon/fold.ts'
import { isSentence } from '../../lines/is-sentence.ts'
import type { ParsedLine } from '../../lines/parsed-line.ts'
import { findLinks } from './contact-patterns.ts'

type LinkField = 'linkedin' | 'website' | 'links'

export interface HeaderLinks {
  readonly info: Pick<PersonalInfo, LinkField>
  /** The line of each link, in reading order. */
  readonly sources: readonly { readonly field: LinkField; readonly line: ParsedLine }[]
}

/** The links of the header and of contact sections: LinkedIn, the first page that is no social network, and the rest. */
export const parseHeaderLinks = (
  header: readonly ParsedLine[],
  contact: readonly ParsedLine[],
  document: ExtractedDocument,
  email: string,
): HeaderLinks => {
  const lines = [...header, ...contact]
  const found = lines.flatMap((line) =>
    [...findLinks(line.text), ...(header.includes(line) ? findHandles(line) : [])].map((url) => ({
      url: resolveHandle(url, document),
      line,
    })),
  )
  const seen = new Set<string>()
  const sources: { field: LinkField; line: ParsedLine }[] = []
  const links: { id: string; url: string }[] = []
  let linkedin: string | undefined
  let website: string | undefined
  for (const { url, line } of found) {
    const key = toUrlKey(url)
    if (!sanitizeUrl(url) || seen.has(key) || isEmailDomain(key, email, line, lines) || isMisreadEmail(key, email))
      continue
    seen.add(key)
    if (!linkedin && /linkedin/i.test(url)) linkedin = url
    else if (!website && !SOCIAL_NETWORK.test(url) && /\./.test(url)) website = url
    else links.push({ id: `link-${links.length + 1}`, url })
    sources.push({ field: linkedin === url ? 'linkedin' : website === url ? 'website' : 'links', line })
  }
  return {
    info: {
      ...(linkedin && { linkedin }),
      ...(website && { website }),
      ...(links.length > 0 && { links: links.slice(0, LIMITS.listItems) }),
    },
    sources,
  }
}

const toUrlKey = (url: string): string => fold(url).replace(/^https?:\/\/|^www\.|\/+$/g, '')

/** The domain of the e-mail address is no page where a provider owns it, or where a break or a space splits the address. */
const isEmailDomain = (key: string, email: string, line: ParsedLine, lines: readonly ParsedLine[]): boolean =>
  key === email.split('@')[1] &&
  (EMAIL_PROVIDER.test(key) || /@\s/.test(line.text) || lines.some(({ text }) => text.endsWith('@')))

const EMAIL_PROVIDER =
  /^(?:gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|icloud|me|aol|proton(?:mail)?|gmx|zoho|mail)\./

/** Text recognition reads the `@` as a letter, so that the address has the form of a domain. */
const isMisreadEmail = (key: string, email: string): boolean => {
  const [name = '', domain = ''] = email.split('@')
  return name !== '' && key.length === name.length + domain.length + 1 && key.startsWith(name) && key.endsWith(domain)
}

/** The link target that ends with a user name (`jose-angel-pena`); other texts as they are. */
const resolveHandle = (text: string, document: ExtractedDocument): string => {
  if (/[./]/.test(text)) return text
  const name = text.replace(/^@/, '').toLowerCase()
  return document.links.find((link) => link.url.toLowerCase().replace(/\/+$/, '').endsWith(`/${name}`))?.url ?? text
}

const SOCIAL_NETWORK =
  /github|gitlab|twitter|x\.com|instagram|facebook|dribbble|behance|medium|stackoverflow|youtube|t\.me|orcid|scholar\.google|researchgate|kaggle|leetcode|hackerrank|bitbucket|wa\.me|skype|linkedin/i

const MAX_HANDLE_LINE_CHARS = 160

/** User names after an icon: `jose-angel-pena`, `@andy.dufresne`. */
const findHandles = (line: ParsedLine): string[] => {
  if (line.bullet || line.text.length > MAX_HANDLE_LINE_CHARS || isSentence(line.text)) return []
  return line.text
    .split(/\s+[|•·◦∙–]\s+|\s+\|\s*|\s{2,}/)
    .flatMap((text) => (text.includes(' ') ? text.split(' ') : [text]))
    .map((text) => text.trim().replace(/[,;]$/, ''))
    .filter(
      (text) =>
        /^@[\w.-]{2,}$/.test(text) ||
        (/^[a-z][a-z\d]*(?:[-_][a-z\d]+)+$/.test(text) && text.length >= 6) ||
        /^(?:in|linkedin|github)\/[\w-]{3,}$/i.test(text),
    )
}
