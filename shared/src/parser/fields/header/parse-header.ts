import type { PersonalInfo } from '../../../resume/schema/content.ts'
import { LIMITS } from '../../../resume/schema/limits.ts'
import type { ExtractedDocument } from '../../extracted-document.ts'
import { fold } from '../../lexicon/fold.ts'
import { type ParsedLine, splitAtGaps } from '../../lines/parsed-line.ts'
import type { Section } from '../../sections/section.ts'
import type { ProvenanceCollector } from '../provenance-collector.ts'
import { EMAIL, findPhone } from './contact-patterns.ts'
import { findAddress } from './find-address.ts'
import { findContactName, findFullName, findLabelledName, findName, isDocumentTitle } from './find-name.ts'
import { findTitle } from './find-title.ts'
import { parseHeaderLinks } from './header-links.ts'
import { isOnlyContact, splitHeaderLine } from './header-segments.ts'
import type { FoundName } from './name-lines.ts'

export interface Header {
  readonly info: PersonalInfo
  /** Lines that no field is on. */
  readonly unassignedLines: readonly ParsedLine[]
}

export interface HeaderInput {
  /** Lines above the first section. */
  readonly header: readonly ParsedLine[]
  /** Lines of contact sections. */
  readonly contact: readonly ParsedLine[]
  /** All lines of the document. */
  readonly all: readonly ParsedLine[]
  readonly sections: readonly Section[]
  readonly document: ExtractedDocument
}

interface FoundField {
  readonly value: string
  readonly line: ParsedLine
  readonly confidence: number
}

/** Labelled phone numbers in the first lines come before others. */
const MAX_TOP_LINES = 60
/** An incomplete phone number and its last digits have at most this many digits. */
const MAX_WRAPPED_PHONE_DIGITS = 13

/** Name, title, e-mail, phone, place and links of the person. E-mail and phone may be anywhere in the document. */
export const parseHeader = (
  { header, contact, all, sections, document }: HeaderInput,
  provenance: ProvenanceCollector,
): Header => {
  const lines = [...header, ...contact]
  const assigned = new Set<number>()
  const record = (field: string, line: ParsedLine, confidence: number): void => {
    assigned.add(line.index)
    provenance.record(`personalInfo/${field}`, line.index, confidence)
  }
  const printed = findName(header, all)
  const name = findFullName(chooseName(findLabelledName(lines), printed) ?? findContactName(contact), lines)
  for (const line of name?.lines ?? []) record('fullName', line, name?.confidence ?? 0)
  const email = completeEmail(findEmail(lines, all), document)
  if (email) record('email', email.line, email.confidence)
  const phone = findPhoneNumber(lines, all)
  if (phone) record('phone', phone.line, phone.confidence)
  const fullName = (name?.text ?? '').slice(0, LIMITS.lineChars)
  const links = parseHeaderLinks({ header, contact, sections, document, email: email?.value ?? '', fullName })
  for (const { field, line } of links.sources) record(field, line, 0.85)
  const segments = lines.flatMap((line) => splitHeaderLine(line, phone?.value ?? ''))
  const title = findTitle(segments, name, lines)
  if (title) record('title', title.segment.line, 0.7)
  if (title?.wrappedLine) record('title', title.wrappedLine, 0.7)
  const address = findAddress(segments, lines, fullName, title?.segment)
  if (address) record('location', address.line, address.confidence)
  return {
    info: {
      fullName,
      title: (title?.text ?? '').slice(0, LIMITS.lineChars),
      email: email?.value ?? '',
      phone: phone?.value ?? '',
      ...links.info,
      ...(address && { location: address.text.slice(0, LIMITS.lineChars) }),
    },
    unassignedLines: lines.filter(
      (line) => !assigned.has(line.index) && !isOnlyContact(line) && !isDocumentTitle(line.text),
    ),
  }
}

/** The name at the head of the page, unless the one after a label is another. */
const chooseName = (labelled: FoundName | undefined, printed: FoundName | undefined): FoundName | undefined => {
  if (!labelled || !printed) return labelled ?? printed
  const words = (text: string) =>
    fold(text)
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 1)
  const known = words(labelled.text)
  const own = words(printed.text)
  const isPart = own[0] === known[0] && own.every((word) => known.includes(word))
  return own.length >= MIN_NAME_WORDS && isPart ? printed : labelled
}

const MIN_NAME_WORDS = 2

const findEmail = (lines: readonly ParsedLine[], all: readonly ParsedLine[]): FoundField | undefined => {
  const findIn = (group: readonly ParsedLine[]) => findField(group, (line) => EMAIL.exec(line.text)?.[0], 0.95)
  const joined = (group: readonly ParsedLine[]) => findField(group, (line) => joinEmail(line, all), 0.8)
  return joined(lines) ?? findIn(lines) ?? findIn(all) ?? joined(all) ?? findField(lines, repairEmail, 0.3)
}

/** Hosts of most addresses. */
const WHOLE_HOST =
  /^(?:gmail|hotmail|outlook|yahoo|icloud|live)\.(?:com|es|cl|fr|it|co\.uk|com\.(?:ar|br|co|mx|pe|ve))$/iu
const TORN_EMAIL = /(?<![^\s:|])([\p{L}\d._%+-]{3,64}@)(\p{L}[\p{L}. ]{4,24}[\p{L}])(?![^\s|,;])/u

/** An address with a space in its host (`ana.ruiz@gm ail.com`) or whose host begins the next line. */
const joinEmail = (line: ParsedLine, all: readonly ParsedLine[]): string | undefined => {
  const [, user, host = ''] = TORN_EMAIL.exec(line.text) ?? []
  for (let words = host.split(' '); user && words.length > 1; words = words.slice(0, -1))
    if (WHOLE_HOST.test(words.join(''))) return user + words.join('')
  const below = all[line.index + 1]
  const rest = below?.column === line.column ? /^@\S+$/.exec(below.text)?.[0] : undefined
  const start = /(?:^|\s)([\p{L}\d._%+-]{3,64})$/u.exec(line.text)?.[1]
  return start && rest && EMAIL.exec(start + rest)?.[0] === start + rest ? start + rest : undefined
}

/** The address of a mail link that the printed one is only a part of: a break or letter-spacing splits it. */
const completeEmail = (email: FoundField | undefined, document: ExtractedDocument): FoundField | undefined => {
  const printed = email?.value.toLowerCase() ?? ''
  const targets = document.links.flatMap(({ url }) => /^mailto:([^?]+)/i.exec(url)?.[1] ?? [])
  const whole = targets.find((target) => {
    const address = target.toLowerCase()
    // An encoded space in it stands after a label that is part of the link.
    if (address === printed || address.includes('%') || !EMAIL.test(target)) return false
    return address.startsWith(`${printed}.`) || address.endsWith(printed)
  })
  return email && whole ? { ...email, value: whole } : email
}

/** Text recognition reads `@` as a letter or a sign: `ana.ruizWexample.com`. */
const repairEmail = (line: ParsedLine): string | undefined => {
  const [, name, domain] =
    /^(?:e-?mail:?\s*|correo:?\s*)?([a-z\d][a-z\d._-]*)(?:[A-Z©®]|\(a\)|\[at\])([a-z\d-]+\.(?:[a-z\d-]+\.)*[a-z]{2,4})$/u.exec(
      line.text,
    ) ?? []
  return name && domain ? `${name}@${domain}` : undefined
}

/** Not the end of a word: `Hotel`, `Excel`. */
const PHONE_LABEL = /(?<!\p{L})(?:tel|phone|m[oó]vil|mobile|cel|whatsapp)|\+\d/iu

const PHONE_WORD = /(?<!\p{L})(?:tel(?:[eé]f|\b)|tlf|phone|m[oó]vil|mobile|cel(?:ular|\b)|whatsapp|contact n(?:o|um))/iu
const MAX_PHONE_LABEL_CHARS = 24

/** Whether a line is only the label of a phone number: `Número de teléfono`. */
const isPhoneLabel = (line: ParsedLine | undefined): boolean =>
  line !== undefined && line.text.length <= MAX_PHONE_LABEL_CHARS && PHONE_WORD.test(line.text) && !/\d/.test(line.text)

const findPhoneNumber = (lines: readonly ParsedLine[], all: readonly ParsedLine[]): FoundField | undefined => {
  const findLabelled = (line: ParsedLine) => (PHONE_LABEL.test(line.text) ? findPhone(line.text) : undefined)
  const isLabelled = (line: ParsedLine, above: ParsedLine | undefined) =>
    PHONE_WORD.test(line.text) || isPhoneLabel(above) || isBesideEmail(line)
  const isAlone = (line: ParsedLine) => findPhone(line.text) === line.text.trim()
  const findIf = (isPhone: (line: ParsedLine, above: ParsedLine | undefined) => boolean) =>
    findField(lines, (line, i) => (isPhone(line, lines[i - 1]) ? findWrappedPhone(line, lines) : undefined), 0.9)
  return (
    findIf((line, above) => isLabelled(line, above) || (isAlone(line) && /^\(?\+/.test(line.text))) ??
    findIf(isAlone) ??
    findField(lines, (line) => findWrappedPhone(line, lines), 0.9) ??
    findField(all.slice(0, MAX_TOP_LINES), findLabelled, 0.9) ??
    findField(all, findLabelled, 0.9) ??
    findField(all.slice(0, MAX_TOP_LINES), (line) => findPhoneByEmail(line, all), 0.6)
  )
}

/** Whether a phone number is between gaps on the line of an e-mail address. */
const isBesideEmail = (line: ParsedLine): boolean =>
  EMAIL.test(line.text) && splitAtGaps(line).some((text) => text.trim() === findPhone(text))

/** A phone number alone on its line or between gaps, next to an e-mail address. */
const findPhoneByEmail = (line: ParsedLine, all: readonly ParsedLine[]): string | undefined => {
  const phone = findPhone(line.text)
  const near = all.slice(Math.max(0, line.index - 2), line.index + 3)
  return splitAtGaps(line).some((text) => text.trim() === phone) && near.some(({ text }) => EMAIL.test(text))
    ? phone
    : undefined
}

/** The phone number of a line, with its last digits from the next line where a narrow column breaks it. */
const findWrappedPhone = (line: ParsedLine, lines: readonly ParsedLine[]): string | undefined => {
  const phone = findPhone(line.text)
  const next = lines.find(({ index, column }) => index === line.index + 1 && column === line.column)
  if (!phone || !next || !line.text.endsWith(phone) || !/^\d[\d .-]{1,8}$/.test(next.text)) return phone
  const whole = `${phone} ${next.text}`
  return findPhone(whole) === whole && whole.replace(/\D/g, '').length <= MAX_WRAPPED_PHONE_DIGITS ? whole : phone
}

const findField = (
  lines: readonly ParsedLine[],
  find: (line: ParsedLine, at: number) => string | undefined,
  confidence: number,
): FoundField | undefined => {
  for (const [i, line] of lines.entries()) {
    const value = find(line, i)
    if (value && value.length <= LIMITS.lineChars) return { value, line, confidence }
  }
  return undefined
}
