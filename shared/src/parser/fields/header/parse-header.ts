import type { PersonalInfo } from '../../../resume/schema/content.ts'
import { LIMITS } from '../../../resume/schema/limits.ts'
import type { ExtractedDocument } from '../../extracted-document.ts'
import { type ParsedLine, splitAtGaps } from '../../lines/parsed-line.ts'
import type { Section } from '../../sections/section.ts'
import type { ProvenanceCollector } from '../provenance-collector.ts'
import { EMAIL, findPhone } from './contact-patterns.ts'
import { findAddress } from './find-address.ts'
import { findLabelledName, findName, isDocumentTitle } from './find-name.ts'
import { findTitle } from './find-title.ts'
import { parseHeaderLinks } from './header-links.ts'
import { isOnlyContact, splitHeaderLine } from './header-segments.ts'

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
  const name = findLabelledName(lines) ?? findName(header, all)
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

const findEmail = (lines: readonly ParsedLine[], all: readonly ParsedLine[]): FoundField | undefined => {
  const findIn = (group: readonly ParsedLine[]) => findField(group, (line) => EMAIL.exec(line.text)?.[0], 0.95)
  return findIn(lines) ?? findIn(all) ?? findField(lines, repairEmail, 0.3)
}

/** The address of a mail link that the printed one is only a part of: a break or letter-spacing splits it. */
const completeEmail = (email: FoundField | undefined, document: ExtractedDocument): FoundField | undefined => {
  const printed = email?.value.toLowerCase() ?? ''
  const targets = document.links.flatMap(({ url }) => /^mailto:([^?]+)/i.exec(url)?.[1] ?? [])
  const whole = targets.find((target) => {
    const address = target.toLowerCase()
    return address !== printed && EMAIL.test(target) && (address.startsWith(`${printed}.`) || address.endsWith(printed))
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

const PHONE_LABEL = /tel|phone|m[oó]vil|mobile|cel|whatsapp|\+\d/i

const PHONE_WORD = /(?<!\p{L})(?:tel(?:[eé]f|\b)|tlf|phone|m[oó]vil|mobile|cel(?:ular|\b)|whatsapp)/iu
const MAX_PHONE_LABEL_CHARS = 24

/** Whether a line is only the label of a phone number: `Número de teléfono`. */
const isPhoneLabel = (line: ParsedLine | undefined): boolean =>
  line !== undefined && line.text.length <= MAX_PHONE_LABEL_CHARS && PHONE_WORD.test(line.text) && !/\d/.test(line.text)

const findPhoneNumber = (lines: readonly ParsedLine[], all: readonly ParsedLine[]): FoundField | undefined => {
  const findLabelled = (line: ParsedLine) => (PHONE_LABEL.test(line.text) ? findPhone(line.text) : undefined)
  const isPhoneLine = (line: ParsedLine, above: ParsedLine | undefined) =>
    PHONE_WORD.test(line.text) || isPhoneLabel(above) || findPhone(line.text) === line.text.trim()
  return (
    findField(lines, (line, i) => (isPhoneLine(line, lines[i - 1]) ? findWrappedPhone(line, lines) : undefined), 0.9) ??
    findField(lines, (line) => findWrappedPhone(line, lines), 0.9) ??
    findField(all.slice(0, MAX_TOP_LINES), findLabelled, 0.9) ??
    findField(all, findLabelled, 0.9) ??
    findField(all.slice(0, MAX_TOP_LINES), (line) => findPhoneByEmail(line, all), 0.6)
  )
}

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
    if (value) return { value, line, confidence }
  }
  return undefined
}
