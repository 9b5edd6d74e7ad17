import { LIMITS } from '../../../resume/schema/limits.ts'
import { createTextPattern } from '../../../text-pattern.ts'
import { oncePerList } from '../../lines/once-per-list.ts'
import type { ParsedLine } from '../../lines/parsed-line.ts'
import type { Section } from '../../sections/section.ts'
import { EMAIL, findLinks } from './contact-patterns.ts'

interface FoundLink {
  readonly url: string
  readonly line: ParsedLine
}

/** Sites that are no person's page without a path. */
const SERVICE =
  /^(?:https?:\/\/)?(?:www\.)?(?:itch\.io|github\.com|gitlab\.com|linkedin\.com(?:\/in)?|twitter\.com|instagram\.com|facebook\.com|behance\.net|medium\.com|enhancv\.com|canva\.com|wa\.me)\/?$/i
/** The start of a host that a line break splits from its rest: `githu` over `b.com/ana`. */
const BROKEN_HOST = /(?:^|[\s|])(githu?|gith|linkedi?n?|gitla?b?|behanc?e?)$/iu
const HOSTS = ['github.com', 'linkedin.com', 'gitlab.com', 'behance.net']
/** Labels in a host are at most this many, without a path: an address with more is an e-mail address without its `@`. */
const MAX_HOST_LABELS = 4
/** The user name that a space separates from the start of its link. */
const REST_OF_LINK = '\\s{1,9}([\\w%-]{3,})\\/?(?=$|\\s{0,9}[|,(])'
/** The end of a link that a line break splits, alone on its line. */
const REST_OF_NAME = /^[\p{L}\d_%-]{3,}\/?$/u
/** `in/ana-ruiz-1a23b45c6`: the number that ends most addresses of profiles. */
const PROFILE_NUMBER = /\/in\/[^/]*-(?=[a-f]{0,9}\d)[\da-f]{8,9}\/?$/iu
/** Text beside a profile link that is no more than its label. */
const MAX_LABEL_CHARS = 20

/** The links of a line, with their ends from the next line or after a space: `linkedin.com/in/` over `ana-ruiz`. */
export const findWholeLinks = (line: ParsedLine, lines: readonly ParsedLine[]): string[] => {
  const links = findLinks(line.text)
  if (links.length === 0) return []
  const places = findPlaces(lines)
  const above = places.get(toPlace(line.index - 1, line.column))
  const next = places.get(toPlace(line.index + 1, line.column))
  return links
    .map((url) => {
      const start = above && BROKEN_HOST.exec(above.text)?.[1]
      const host = start && HOSTS.find((name) => name.startsWith(start.toLowerCase()) && isRestOf(name, start, url))
      if (host) return `${start}${url}`
      const rest = line.text.endsWith(url) ? (REST_OF_NAME.exec(next?.text ?? '')?.[0] ?? '') : ''
      if (url.endsWith('-') || (!PROFILE_NUMBER.test(url) && PROFILE_NUMBER.test(`${url}${rest}`)))
        return `${url}${rest}`
      if (!/linkedin\.com\/in\/$/i.test(url)) return url
      const [, inLine] = createTextPattern(url, { after: REST_OF_LINK, flags: 'u' }).exec(line.text) ?? []
      const below = line.text.endsWith(url) ? /^([\w%-]{3,})\/?(?=$|\s+\()/u.exec(next?.text ?? '')?.[1] : undefined
      return `${url}${inLine ?? below ?? ''}`
    })
    .filter((url) => url.length <= LIMITS.lineChars)
    .filter((url) => !SERVICE.test(url) && !isMisprintedEmail(url) && !isRestOfToken(url, line.text))
}

/** The start of an e-mail address, or of a link before its dots, and a space. */
const TORN_START = /(?:@[\p{L}\d-]{0,20}|(?:https?:\/\/)?www\.[\p{L}\d-]{0,20})\s$/iu

/** Whether a space tears a link from its start, or from that of an e-mail address: `ana@gm ail.com`. */
const isRestOfToken = (url: string, text: string): boolean => TORN_START.test(text.slice(0, text.indexOf(url)))

const toPlace = (index: number, column: number): string => `${index} ${column}`

const findPlaces = oncePerList((lines: readonly ParsedLine[]) => {
  const places = new Map<string, ParsedLine>()
  for (const line of lines.toReversed()) places.set(toPlace(line.index, line.column), line)
  return places
})

const isRestOf = (host: string, start: string, url: string): boolean =>
  url.toLowerCase().startsWith(host.slice(start.length))

const isMisprintedEmail = (url: string): boolean =>
  /^[^/]+$/.test(url) && !/^www\./i.test(url) && url.split('.').length > MAX_HOST_LABELS

const PROFILE =
  /^(?:https?:\/\/)?(?:www\.)?(?:github\.com|gitlab\.com|behance\.net|dribbble\.com|instagram\.com|twitter\.com)\/@?[\w.-]+\/?$/i
const LINKEDIN = /linkedin\.com\/(?:in|pub)\/./i
/** A label right before a link says that it is the person's page. */
const PAGE_LABEL =
  /(?:portafolio|portfolio|sitio web|website|p[aá]gina web|web personal|blog)\s*(?:(?:es|en|is)\s*)?(?::\s*)?$/iu
const LINKS_TITLE = /^(?:git ?hub|linkedin|portafolio|portfolio|repositorios?|web|blog|mi portafolio)\b/iu
/** Links in these sections are of works, schools and employers, unless they are profiles or beside the e-mail address. */
const ENTRY_SECTIONS: ReadonlySet<Section['kind']> = new Set(['publications', 'experience', 'education', 'courses'])
/** A section of links under a heading such as `GitHub` has at most this many lines. */
const MAX_LINK_LINES = 3

/** Links outside the header that can only be the person's: profiles, those beside the e-mail address, labelled ones. */
export const findProfileLinks = (sections: readonly Section[], email: string): FoundLink[] =>
  sections
    .filter(({ kind }) => kind !== 'header' && kind !== 'contact')
    .flatMap(({ kind, title, lines }) => {
      const isLinks = LINKS_TITLE.test(title) && lines.length <= MAX_LINK_LINES
      const isOwn = (url: string, line: ParsedLine): boolean => {
        if (isUnderLabel(line, lines)) return true
        if (kind === 'references') return false
        if (isLinks || LINKEDIN.test(url) || isBesideEmail(line, lines, email)) return true
        return !ENTRY_SECTIONS.has(kind) && (isProfile(url, line) || isPersonal(url, line))
      }
      return lines.flatMap((line) =>
        findWholeLinks(line, lines).flatMap((url) => (isOwn(url, line) ? [{ url, line }] : [])),
      )
    })

/** The line above a link that says whose page it is: `GitHub`, `Para ver mi portafolio:`. */
const LABEL_ABOVE =
  /^(?:git ?hub|linkedin|portafolio|portfolio)\W*$|\b(?:mi|my)\s(?:portafolio|portfolio|web|website|blog)\b/iu

/** Whether a line is no more than a link, under a label of its own. */
const isUnderLabel = (line: ParsedLine, lines: readonly ParsedLine[]): boolean =>
  !/\s/.test(line.text) &&
  lines.some(({ index, column, text }) => index === line.index - 1 && column === line.column && LABEL_ABOVE.test(text))

const isProfile = (url: string, line: ParsedLine): boolean =>
  PROFILE.test(url) && line.text.length <= url.length + MAX_LABEL_CHARS

const isPersonal = (url: string, { text }: ParsedLine): boolean => PAGE_LABEL.test(text.slice(0, text.indexOf(url)))

/** Whether a line or one next to it has the person's e-mail address. */
const isBesideEmail = (line: ParsedLine, lines: readonly ParsedLine[], email: string): boolean =>
  email !== '' &&
  lines.some(
    ({ index, page, text }) =>
      page === line.page && Math.abs(index - line.index) <= 1 && EMAIL.test(text) && text.includes(email),
  )
