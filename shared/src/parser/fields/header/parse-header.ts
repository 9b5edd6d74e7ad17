import type { PersonalInfo } from '../../../resume/schema/content.ts'
import { LIMITS } from '../../../resume/schema/limits.ts'
import type { ExtractedDocument } from '../../extracted-document.ts'
import { isPlace, maybePlace, roleScore } from '../../lexicon/name-scores.ts'
import { EMAIL, findLinks, findPhone } from './contact-patterns.ts'
import { isSentence } from '../entries/group-entries.ts'
import { addLinks } from './header-links.ts'
import type { PLine } from '../../lines/parsed-line.ts'
import { findName, isDocumentTitle, toldName } from './find-name.ts'
import type { Trace } from '../provenance-collector.ts'

export interface Header {
  readonly info: PersonalInfo
  /** Lines that no field took. */
  readonly rest: PLine[]
}

interface Piece {
  readonly text: string
  readonly line: PLine
}

/**
 * The person: name, title, e-mail, phone, place and links, from the lines above the first section and from contact
 * sections; an e-mail or a phone that is not there is looked for in the whole document.
 */
export const parseHeader = (
  header: readonly PLine[],
  contact: readonly PLine[],
  all: readonly PLine[],
  document: ExtractedDocument,
  trace: Trace,
): Header => {
  const info: PersonalInfo = { fullName: '', title: '', email: '', phone: '' }
  const used = new Set<number>()
  const note = (field: string, line: PLine, confidence: number): void => {
    used.add(line.index)
    trace.add(`personalInfo/${field}`, line.index, confidence)
  }

  const name = toldName([...header, ...contact]) ?? findName(header, all)
  if (name) {
    info.fullName = name.text.slice(0, LIMITS.line)
    for (const line of name.lines) note('fullName', line, name.confidence)
  }
  const near = [...header, ...contact]
  const email = firstOf([near, all], (line) => EMAIL.exec(line.text)?.[0])
  const misread = email ? undefined : firstOf([near], misreadEmail)
  if (misread) {
    info.email = misread.value
    note('email', misread.line, 0.3)
  }
  if (email) {
    info.email = email.value
    note('email', email.line, 0.95)
  }
  const phone =
    firstOf([near], (line) => wholePhone(line, near)) ??
    firstOf([all.slice(0, 60), all], (line) => (PHONE_LABEL.test(line.text) ? findPhone(line.text) : undefined))
  if (phone) {
    info.phone = phone.value
    note('phone', phone.line, 0.9)
  }
  addLinks(info, header, contact, document, note)
  const pieces = near.flatMap((line) => piecesOf(line, info))
  const title = findTitle(pieces, name, info)
  if (title) {
    const more = restOfTitle(title, near)
    const text = wholeTitle(title, pieces, name)
    info.title = (more ? `${text} ${more.text}` : text).slice(0, LIMITS.line)
    note('title', title.line, 0.7)
    if (more) note('title', more, 0.7)
  }
  const place = findPlace(
    pieces.filter((p) => !info.fullName.includes(p.text)),
    title,
  )
  if (place) {
    info.location = wholeAddress(place, pieces).slice(0, LIMITS.line)
    note('location', place.line, 0.7)
  }
  const rest = near.filter((line) => !used.has(line.index) && !isOnlyContact(line) && !isDocumentTitle(line.text))
  return { info, rest }
}

/** Text recognition takes `@` for a letter or a sign: `ana.ruizWexample.com`. Marked as doubtful. */
const misreadEmail = (line: PLine): string | undefined => {
  const found =
    /^(?:e-?mail:?\s*|correo:?\s*)?([a-z\d][a-z\d._-]*)(?:[A-Z©®]|\(a\)|\[at\])([a-z\d-]+\.(?:[a-z\d-]+\.)*[a-z]{2,4})$/u.exec(
      line.text,
    )
  return found?.[1] && found[2] ? `${found[1]}@${found[2]}` : undefined
}

/** The phone of a line, with its last digits where a narrow column broke it. */
const wholePhone = (line: PLine, lines: readonly PLine[]): string | undefined => {
  const phone = findPhone(line.text)
  const next = lines.find((l) => l.index === line.index + 1 && l.column === line.column)
  if (!phone || !next || !line.text.endsWith(phone) || !/^\d[\d .-]{1,8}$/.test(next.text)) return phone
  const whole = `${phone} ${next.text}`
  return findPhone(whole) === whole && whole.replace(/\D/g, '').length <= 13 ? whole : phone
}

const PHONE_LABEL = /tel|phone|m[oó]vil|mobile|cel|whatsapp|\+\d/i

const firstOf = (groups: readonly (readonly PLine[])[], find: (line: PLine) => string | undefined) => {
  for (const lines of groups)
    for (const line of lines) {
      const value = find(line)
      if (value) return { value, line }
    }
  return undefined
}

/** A header line in pieces, with addresses, phones and links taken out. */
const piecesOf = (line: PLine, info: PersonalInfo): Piece[] => {
  const texts = line.parts.length > 1 ? joinParts(line) : [line.text]
  return texts.flatMap((text) =>
    text
      .split(/\s+[|•·◦∙⋄♦]\s*|\s{2,}|\s+[–—]\s+/)
      .map((t) => t.replace(EMAIL, ' ').replace(info.phone || '\u0000', ' '))
      .map((t) =>
        findLinks(t)
          .reduce((rest, link) => rest.replace(link, ' '), t)
          .replace(/\s+/g, ' ')
          .trim(),
      )
      .map((t) => t.replace(/^[\s,;:|·•-]+|[\s,;:|·•-]+$/g, ''))
      .filter((t) => /\p{L}{2}/u.test(t))
      .map((t) => ({ text: t, line })),
  )
}

const joinParts = (line: PLine): string[] => {
  const out: string[] = []
  for (const part of line.parts) {
    const last = out.at(-1)
    if (last === undefined || part.gap) out.push(part.text)
    else out[out.length - 1] = `${last} ${part.text}`
  }
  return out
}

const LABELS =
  /^(e-?mail|correo|tel[eé]?fono|tel|phone|m[oó]vil|mobile|web(?:site)?|linkedin|github|address|direcci[oó]n|location|ubicaci[oó]n|contact[o]?|cell?|portfolio|nationality|nacionalidad|birth|fecha|age|edad|dni|skype|instagram|twitter|sexo?|gender|g[eé]nero|estado civil|marital status|date of birth|place of birth|lugar de nacimiento|n[uú]mero de tel[eé]fono)\b\s*:?\s*/i

const findTitle = (
  pieces: readonly Piece[],
  name: ReturnType<typeof findName>,
  info: PersonalInfo,
): Piece | undefined => {
  const own = name?.beside
  if (own && name?.lines[0]) return { text: own, line: name.lines[0] }
  const last = name?.lines.at(-1)
  const rest = pieces.filter(
    (p) =>
      !name?.lines.includes(p.line) &&
      !LABELS.test(p.text) &&
      p.text.length <= 90 &&
      !isSentence(p.text) &&
      !/\d{3}/.test(p.text) &&
      !isPlace(p.text),
  )
  const close = rest.filter(
    (p) => last && p.line.page === last.page && p.line.index > last.index && p.line.index <= last.index + 3,
  )
  return (
    close.find((p) => roleScore(p.text) >= 0.7) ??
    rest.find((p) => roleScore(p.text) >= 2 && p.text !== info.location) ??
    close.find((p) => p.line.size > 0 && last && p.line.index === last.index + 1 && !maybePlace(p.text))
  )
}

/** `Backend Engineer · Distributed Systems`: a line that holds nothing but the title is the title. */
const wholeTitle = (title: Piece, pieces: readonly Piece[], name: ReturnType<typeof findName>): string => {
  const { line } = title
  const others = pieces.filter((p) => p.line === line && p.text !== title.text)
  const alone = !name?.lines.includes(line) && line.text.length <= 90 && !/[@\d]/.test(line.text)
  return alone && line.text.startsWith(title.text) && others.length > 0 && !others.some((p) => isPlace(p.text))
    ? line.text
    : title.text
}

const STREET =
  /\d|\b(?:calle|avenida|av|avda|plaza|carrera|colonia|piso|street|st|road|rd|lane|ln|avenue|ave|drive|suite|apt)\b/i

/** The street and what else of an address stands on the line of the place, in its order. */
const wholeAddress = (place: Piece, pieces: readonly Piece[]): string => {
  const beside = pieces.filter(
    (p) =>
      p.line === place.line &&
      (p.text.includes(place.text) || STREET.test(p.text) || (/^\p{Lu}/u.test(p.text) && maybePlace(p.text))),
  )
  const whole = beside.map((p) => p.text.replace(LABELS, '').replace(BRACKETED, '').trim()).join(', ')
  return beside.length > 1 && whole.length <= 120 ? whole : place.text
}

/** The line a title goes on in: right under it, in its look, in lower case. */
const restOfTitle = (title: Piece, lines: readonly PLine[]): PLine | undefined => {
  const next = lines.find((line) => line.index === title.line.index + 1)
  const goesOn =
    next &&
    next.style === title.line.style &&
    next.gap < 1.75 &&
    /^\p{Ll}[\p{L} ]*$/u.test(next.text) &&
    roleScore(next.text) > 0
  return goesOn && title.line.text.endsWith(title.text) ? next : undefined
}

const findPlace = (pieces: readonly Piece[], title: Piece | undefined): Piece | undefined => {
  const open = pieces
    .filter((p) => p !== title && p.text !== title?.text && p.text.length <= 90)
    .map((p) => ({ ...p, text: p.text.replace(LABELS, '').replace(BRACKETED, '').trim() }))
  return (
    open.find((p) => isPlace(p.text)) ??
    open.find((p) => /\d/.test(p.text) && /,/.test(p.text) && /\p{Lu}\p{L}{2,}/u.test(p.text)) ??
    open.find(
      (p) => /^\p{Lu}/u.test(p.text) && maybePlace(p.text) && p.text.length >= 3 && p.text !== p.text.toUpperCase(),
    )
  )
}

/** What an exported profile says of a number or a link: `(Mobile)`, `(LinkedIn)`. */
const BRACKETED =
  /\((?:mobile|m[oó]vil|home|casa|domicilio|work|trabajo|personal|company|empresa|linkedin|blog|portfolio|other|otro)\)/giu

/** A line that holds nothing but contact data and their labels. */
const isOnlyContact = (line: PLine): boolean => {
  const left = findLinks(line.text)
    .reduce((rest, link) => rest.replace(link, ' '), line.text.replace(EMAIL, ' '))
    .replace(/[+\d\s().-]{7,}/g, ' ')
    .replace(LABELS, ' ')
    .replace(BRACKETED, ' ')
  return (left.match(/\p{L}/gu)?.length ?? 0) < 4
}
