import type { PersonalInfo } from '../../../resume/schema/content.ts'
import { LIMITS } from '../../../resume/schema/limits.ts'
import { sanitizeUrl } from '../../../resume/schema/safe-url.ts'
import type { ExtractedDocument } from '../../extracted-document.ts'
import { fold } from '../../lexicon/fold.ts'
import { scoreSchool } from '../../lexicon/name-scores.ts'
import type { ParsedLine } from '../../lines/parsed-line.ts'
import type { Section } from '../../sections/section.ts'
import { findProfileLinks, findWholeLinks } from './find-links.ts'
import { findHandles, resolveHandle } from './link-handles.ts'

type LinkField = 'linkedin' | 'website' | 'links'

export interface HeaderLinks {
  readonly info: Pick<PersonalInfo, LinkField>
  /** The line of each link, in reading order. */
  readonly sources: readonly { readonly field: LinkField; readonly line: ParsedLine }[]
}

export interface LinkInput {
  readonly header: readonly ParsedLine[]
  readonly contact: readonly ParsedLine[]
  readonly sections: readonly Section[]
  readonly document: ExtractedDocument
  readonly email: string
  readonly fullName: string
}

/**
 * The links of the header, of contact sections and those elsewhere that can only be the person's: LinkedIn, the first page
 * that is no social network, and the rest.
 */
export const parseHeaderLinks = ({ header, contact, sections, document, email, fullName }: LinkInput): HeaderLinks => {
  const lines = [...header, ...contact]
  const found = [
    ...lines.flatMap((line) => [
      ...(isSchoolLine(line) ? [] : findWholeLinks(line, lines)).map((url) => ({ url, line })),
      ...findHandles(line, { lines, document, email, fullName }).map((text) => ({
        url: resolveHandle(text, document),
        line,
      })),
    ]),
    ...findProfileLinks(sections, email),
    ...findHandlesByEmail({ sections, document, email, fullName }, lines),
  ]
  const seen = new Set<string>()
  const sources: { field: LinkField; line: ParsedLine }[] = []
  const links: { id: string; url: string }[] = []
  let linkedin: string | undefined
  let website: string | undefined
  for (const { url, line } of found) {
    const key = toUrlKey(url)
    if (
      !sanitizeUrl(url) ||
      url.startsWith('@') ||
      seen.has(key) ||
      isKnownHandle(key, seen) ||
      isEmailDomain(key, email, line, lines) ||
      isMisreadEmail(key, email)
    )
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

const toUrlKey = (url: string): string =>
  fold(url)
    .replace(/^https?:\/\//, '')
    .replace(/^(?:www|[a-z]{2})\.(?=\w+\.)/, '')
    .replace(/[?#].*|(?<!\/)\/+$/g, '')
    .replace(/(?<!\/)\/+$/, '')

/** A user name whose link is there already. */
const isKnownHandle = (key: string, seen: ReadonlySet<string>): boolean =>
  !key.includes('/') &&
  (key.startsWith('@') || !key.includes('.')) &&
  [...seen].some((known) => known.endsWith(`/${key.replace(/^@/, '')}`))

/** The domain of the e-mail address is no page where a provider owns it, or where a break or a space splits the address. */
const isEmailDomain = (key: string, email: string, line: ParsedLine, lines: readonly ParsedLine[]): boolean =>
  key === email.split('@')[1] &&
  (EMAIL_PROVIDER.test(key) || /@\s/.test(line.text) || lines.some(({ text }) => text.endsWith('@')))

const EMAIL_PROVIDER =
  /^(?:gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|icloud|me|aol|proton(?:mail)?|gmx|zoho|mail)\./

/** Text recognition reads the `@` as a letter, so that the address has the form of a domain. */
const isMisreadEmail = (key: string, email: string): boolean => {
  const [name = '', domain = ''] = email.split('@')
  const isAlike = key.length === name.length + domain.length + 1 && key.startsWith(name) && key.endsWith(domain)
  return name !== '' && isAlike && key[name.length] !== '.'
}

/** User names alone on the lines below an e-mail address that is outside the header. */
const findHandlesByEmail = (
  { sections, document, email, fullName }: Pick<LinkInput, 'sections' | 'document' | 'email' | 'fullName'>,
  header: readonly ParsedLine[],
): { url: string; line: ParsedLine }[] => {
  const all = sections.flatMap(({ lines }) => lines)
  const at = email === '' ? undefined : all.find((line) => line.text.includes(email) && !header.includes(line))
  const below = all.filter(
    (line) => at && line.index > at.index && line.index <= at.index + 3 && line.column === at.column,
  )
  return below.flatMap((line) =>
    (line.text.includes(' ') ? [] : findHandles(line, { lines: all, document, email, fullName })).map((text) => ({
      url: resolveHandle(text, document),
      line,
    })),
  )
}

const isSchoolLine = ({ text }: ParsedLine): boolean => scoreSchool(text) >= 2

const SOCIAL_NETWORK =
  /github|gitlab|twitter|x\.com|instagram|facebook|dribbble|behance|medium|stackoverflow|youtube|t\.me|orcid|scholar\.google|researchgate|kaggle|leetcode|hackerrank|bitbucket|wa\.me|skype|linkedin/i
