import type { PersonalInfo } from '../../../resume/schema/content.ts'
import { LIMITS } from '../../../resume/schema/limits.ts'
import { safeUrl } from '../../../resume/schema/safe-url.ts'
import type { ExtractedDocument } from '../../extracted-document.ts'
import { fold } from '../../lexicon/fold.ts'
import { findLinks } from './contact-patterns.ts'
import { isSentence } from '../entries/group-entries.ts'
import type { PLine } from '../../lines/parsed-line.ts'

/** Puts the links of the header and of contact sections into `info`; `note` learns which line each field came from. */
export const addLinks = (
  info: PersonalInfo,
  header: readonly PLine[],
  contact: readonly PLine[],
  document: ExtractedDocument,
  note: (field: string, line: PLine, confidence: number) => void,
): void => {
  const found = [...header, ...contact].flatMap((line) =>
    [...findLinks(line.text), ...(header.includes(line) ? handles(line) : [])].map((url) => ({ url, line })),
  )
  const near = [...header, ...contact]
  const links: { id: string; url: string }[] = []
  const seen = new Set<string>()
  for (const { url: written, line } of found) {
    const url = withTarget(written, document)
    const key = fold(url).replace(/^https?:\/\/|^www\.|\/+$/g, '')
    if (
      !safeUrl(url) ||
      seen.has(key) ||
      (key === info.email.split('@')[1] && isOfEmail(key, line, near)) ||
      isMisread(key, info)
    )
      continue
    seen.add(key)
    if (!info.linkedin && /linkedin/i.test(url)) info.linkedin = url
    else if (!info.website && !SOCIAL.test(url) && /\./.test(url)) info.website = url
    else links.push({ id: `link-${links.length + 1}`, url })
    note(info.linkedin === url ? 'linkedin' : info.website === url ? 'website' : 'links', line, 0.85)
  }
  if (links.length > 0) info.links = links.slice(0, LIMITS.list)
}

/** The end of an e-mail address that a line break or a space parts, or a provider's own name; else it is the person's page. */
const isOfEmail = (domain: string, line: PLine, near: readonly PLine[]): boolean =>
  PROVIDER.test(domain) || /@\s/.test(line.text) || near.some(({ text }) => text.endsWith('@'))

const PROVIDER =
  /^(?:gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|icloud|me|aol|proton(?:mail)?|gmx|zoho|mail)\./

/** The e-mail address as text recognition took it for a domain. */
const isMisread = (key: string, info: PersonalInfo): boolean => {
  const [name = '', domain = ''] = info.email.split('@')
  return name !== '' && key.length === name.length + domain.length + 1 && key.startsWith(name) && key.endsWith(domain)
}

/** A user name whose link is known (`jose-angel-pena` on a link to LinkedIn) becomes the link. */
const withTarget = (written: string, document: ExtractedDocument): string => {
  if (/[./]/.test(written)) return written
  const name = written.replace(/^@/, '').toLowerCase()
  return document.links.find((link) => link.url.toLowerCase().replace(/\/+$/, '').endsWith(`/${name}`))?.url ?? written
}

const SOCIAL =
  /github|gitlab|twitter|x\.com|instagram|facebook|dribbble|behance|medium|stackoverflow|youtube|t\.me|orcid|scholar\.google|researchgate|kaggle|leetcode|hackerrank|bitbucket|wa\.me|skype|linkedin/i

/** User names that stand by themselves after an icon: `jose-angel-pena`, `@andy.dufresne`. */
const handles = (line: PLine): string[] => {
  if (line.bullet || line.text.length > 160 || isSentence(line.text)) return []
  return line.text
    .split(/\s+[|•·◦∙–]\s+|\s+\|\s*|\s{2,}/)
    .flatMap((t) => (t.includes(' ') ? t.split(' ') : [t]))
    .map((t) => t.trim().replace(/[,;]$/, ''))
    .filter(
      (t) =>
        /^@[\w.-]{2,}$/.test(t) ||
        (/^[a-z][a-z\d]*(?:[-_][a-z\d]+)+$/.test(t) && t.length >= 6) ||
        /^(?:in|linkedin|github)\/[\w-]{3,}$/i.test(t),
    )
}
