import type { ExtractedDocument } from '../../extracted-document.ts'
import { fold } from '../../lexicon/fold.ts'
import { isSentence } from '../../lines/is-sentence.ts'
import type { ParsedLine } from '../../lines/parsed-line.ts'
import { hasContact } from './contact-patterns.ts'

interface HandleContext {
  readonly lines: readonly ParsedLine[]
  readonly document: ExtractedDocument
  readonly email: string
  readonly fullName: string
}

const MAX_LINE_CHARS = 160
const MAX_LINES_FROM_CONTACT = 3
/** Words of a name that are long enough to be found in a user name. */
const MIN_NAME_CHARS = 4
const MIN_HANDLE_CHARS = 5
const LABELLED = /^(?:linkedin|github|gitlab|twitter|instagram|behance|dribbble|skype)\s*:\s*[/@]?([\w.-]{3,40})\/?$/iu

/** What a link hides behind instead of a user name. */
const LINK_WORD = /^(?:mi)?(?:perfil|profile|profil|link|enlace|url|aqu[ií]|here|ver|view|click|clic)$/iu

/** User names of a line: `@ana.ruiz`, `/in/ana-ruiz`, `GitHub: anaruiz`, and bare ones (`ana-ruiz-90`) beside contact data. */
export const findHandles = (line: ParsedLine, context: HandleContext): string[] => {
  if (line.text.length > MAX_LINE_CHARS || isSentence(line.text.replace(/(?:(?<!\s)\s+)?[|•·]\s*/g, ' '))) return []
  const labelled = LABELLED.exec(line.body)?.[1]
  if (labelled && /[a-z]/i.test(labelled) && !/\.\w{2,4}$/.test(labelled) && !LINK_WORD.test(labelled))
    return [labelled]
  return line.text
    .split(/\s+[|•·◦∙–]\s+|\s+\|\s*|\s{2,}/)
    .flatMap((text) => (text.includes(' ') ? text.split(' ') : [text]))
    .map((text) => text.trim().replace(/^[|(]|(?<![,;|)])[,;|)]+$/g, ''))
    .filter((text) => isHandle(text, line, context))
}

const isHandle = (text: string, line: ParsedLine, context: HandleContext): boolean => {
  if (/^@[\w.-]{2,}$/.test(text) || /^\/?(?:in|linkedin|github)\/[\w%-]{3,}\/?$/i.test(text)) return true
  if (!/^[a-z\d][\w-]+\/?$/i.test(text) || text.length < MIN_HANDLE_CHARS || !/\p{Ll}/u.test(text)) return false
  if (findTarget(text, context.document) && !/^\p{Lu}\p{Ll}+$/u.test(text)) return true
  return /^[a-z\d_-]+$/.test(text) && hasNameWord(text, context.fullName) && isNearContact(line, context.lines)
}

/** Whether a user name has a word of the person's name and is no such word by itself. */
const hasNameWord = (text: string, fullName: string): boolean => {
  const words = fold(fullName).split(/[^a-z]+/)
  return !words.includes(text) && words.some((word) => word.length >= MIN_NAME_CHARS && text.includes(word))
}

const isNearContact = (line: ParsedLine, lines: readonly ParsedLine[]): boolean =>
  lines.some(({ index, text }) => Math.abs(index - line.index) <= MAX_LINES_FROM_CONTACT && hasContact(text))

/** `in/ana-ruiz`, `github/anaruiz`: a user name after the part of an address that names its site. */
const SITE_AND_NAME = /^\/?(in|linkedin|github)\/(?=[\w%-]{3,}\/?$)/iu
const SITES: Readonly<Record<string, string>> = {
  in: 'linkedin.com/in/',
  linkedin: 'linkedin.com/in/',
  github: 'github.com/',
}

/** The link target that ends with a user name (`jose-angel-pena`), the whole address of `in/ana-ruiz`; else the text. */
export const resolveHandle = (text: string, document: ExtractedDocument): string => {
  const [start = '', site = ''] = SITE_AND_NAME.exec(text) ?? []
  const prefix = SITES[site.toLowerCase()]
  if (prefix) return `${prefix}${text.slice(start.length)}`
  return /[./]\w/.test(text) ? text : (findTarget(text, document) ?? text)
}

const findTarget = (text: string, document: ExtractedDocument): string | undefined => {
  const name = text.replace(/^@|\/$/g, '').toLowerCase()
  if (name.length < MIN_HANDLE_CHARS) return undefined
  const target = document.links.find(({ url }) => {
    const path = url.toLowerCase().replace(/[?#].*|(?<!\/)\/+$/g, '')
    return !url.startsWith('mailto:') && path.endsWith(`/${name}`)
  })?.url
  return target && /linkedin\.com/i.test(target) ? target.replace(/[?#].*/, '') : target
}
