import type { Award, Certification, CustomSection, Project } from '../../../resume/schema/content.ts'
import { LIMITS } from '../../../resume/schema/limits.ts'
import { companyScore, roleScore } from '../../lexicon/name-scores.ts'
import { findLinks } from '../header/contact-patterns.ts'
import { spanOf } from '../experience/parse-experience.ts'
import { findSpan } from '../dates/find-date-range.ts'
import { type Entry, groupEntries } from '../entries/group-entries.ts'
import { type PLine, withText, wouldNotFit } from '../../lines/parsed-line.ts'
import { headPieces, type Piece, splitPiece } from '../entries/segments.ts'
import { noteValues, type Trace } from '../provenance-collector.ts'
import { bulletsAndProse } from '../entries/bullets-and-prose.ts'

const line = (text: string | undefined): string => (text ?? '').slice(0, LIMITS.line)

/** Projects: name, dates, link, technologies and text. */
export const parseProjects = (lines: readonly PLine[], trace: Trace, offset = 0): Project[] =>
  entriesOf(lines).map((entry, i) => {
    const id = `project-${offset + i + 1}`
    const [first, ...more] = headPieces(entry.head)
    const [name = '', ...inline] = nameAndText(first?.text ?? '')
    const span = spanOf(entry.head)
    const { bullets, prose } = bulletsAndProse(entry.body)
    const url = entry.head.flatMap((l) => findLinks(l.text))[0]
    const texts = [...inline, ...more.map((p) => p.text).filter((t) => t !== url), prose, ...bullets]
    if (first) trace.add(`projects/${id}/name`, first.line, 0.75)
    for (const l of entry.body) trace.add(`projects/${id}/description`, l.index, 0.8)
    const told = entry.body.length === 0 ? texts.join('\n') : ''
    noteValues(trace, `projects/${id}`, entry.head, { description: told, url }, 0.7)
    const { start, end } = span
    noteValues(trace, `projects/${id}`, datedFirst(entry.head), { startDate: start, endDate: end }, 0.85)
    return {
      id,
      name: line(name),
      description: texts
        .filter((t) => t !== '')
        .join('\n')
        .slice(0, LIMITS.prose),
      ...(url && { url: line(url) }),
      ...(span.start && { startDate: span.start }),
      ...(span.end && { endDate: span.end }),
    }
  })

/** `Name: text` and `Name – text` on one line. */
const nameAndText = (text: string): string[] => {
  const found = /^(.{2,60}?)(?::\s+|\s+[–—|]\s+)(.+)$/u.exec(text)
  return found?.[1] && found[2] ? [found[1], found[2]] : [text]
}

/** Certificates: a line or an entry each, with issuer and date. */
export const parseCertifications = (lines: readonly PLine[], trace: Trace, offset = 0): Certification[] =>
  entriesOf(lines).map((entry, i) => {
    const id = `certification-${offset + i + 1}`
    const { names, date, url, first } = itemOf(entry)
    if (first) trace.add(`certifications/${id}/name`, first.line, 0.75)
    noteValues(trace, `certifications/${id}`, entry.head, { issuer: names[1], url }, 0.7)
    noteValues(trace, `certifications/${id}`, datedFirst(entry.head), { date }, 0.8)
    return { id, name: line(names[0]), issuer: line(names[1]), date, ...(url && { url: line(url) }) }
  })

/** Awards: title, who gave it, date and text. */
export const parseAwards = (lines: readonly PLine[], trace: Trace, offset = 0): Award[] =>
  entriesOf(lines).map((entry, i) => {
    const id = `award-${offset + i + 1}`
    const { names, date, first } = itemOf(entry)
    const { bullets, prose } = bulletsAndProse(entry.body)
    const description = [...names.slice(2), prose, ...bullets].filter((t) => t !== '').join('\n')
    if (first) trace.add(`awards/${id}/title`, first.line, 0.75)
    noteValues(trace, `awards/${id}`, [...entry.head, ...entry.body], { issuer: names[1], description }, 0.7)
    noteValues(trace, `awards/${id}`, datedFirst(entry.head), { date }, 0.8)
    return {
      id,
      title: line(names[0]),
      issuer: line(names[1]),
      date,
      ...(description && { description: description.slice(0, LIMITS.prose) }),
    }
  })

/** Lines with the one that carries the dates first. */
const datedFirst = (lines: readonly PLine[]): PLine[] => [...lines].sort((a, b) => (b.span ? 1 : 0) - (a.span ? 1 : 0))

interface Item {
  readonly names: string[]
  readonly date: string
  readonly url: string | undefined
  readonly first: Piece | undefined
}

const itemOf = (entry: Entry): Item => {
  const pieces = headPieces(entry.head)
  const parts = pieces.length === 1 ? pieces.flatMap(splitPiece) : pieces
  const url = entry.head.flatMap((l) => findLinks(l.text))[0]
  const texts = parts.map((p) => stripDate(p.text)).filter((t) => /\p{L}/u.test(t) && t !== url)
  const levelled = texts[1] && LEVEL.test(texts[1]) ? [pieces[0]?.text ?? '', ...texts.slice(2)] : texts
  const names = pieces.length === 1 && levelled.length > 2 ? commaNames(levelled) : levelled
  const found = entry.head.map((l) => l.span ?? findSpan(l.text)).find((s) => s)
  return { names, date: found?.end || found?.start || '', url, first: pieces[0] }
}

/** What some certificates come in: `Solutions Architect – Associate` names no issuer. */
const LEVEL =
  /^(?:associate|professional|specialty|practitioner|foundation(?:al)?|expert|fundamentals|level|nivel|[abc][12])(?=$|[\s(])/iu

const stripDate = (text: string): string => {
  const span = findSpan(text)
  return span ? `${text.slice(0, span.from)}${text.slice(span.to)}`.replace(/[\s(),–-]+$/, '').trim() : text
}

/** Of three names or more the one that looks like an organisation is the issuer. */
const commaNames = (texts: readonly string[]): string[] => {
  const issuer = texts.findIndex((t, i) => i > 0 && companyScore(t) > 0)
  if (issuer < 1) return [texts.slice(0, -1).join(', '), texts.at(-1) ?? '']
  return [texts.slice(0, issuer).join(', '), texts[issuer] ?? '', ...texts.slice(issuer + 1)]
}

/** Entries of a list section: every bullet or line is one when there are no heads with bodies. */
const entriesOf = (lines: readonly PLine[]): Entry[] => {
  if (lines.length > 0 && lines.every((l) => l.bullet || !startsNew(l))) return mergeWrapped(lines)
  if (lines.length > 1 && lines.every((l) => startsNew(l) && NAMED.test(l.body))) return mergeWrapped(lines)
  const grouped = groupEntries(lines)
  if (grouped.length > 1 || lines.some((l) => l.bullet)) return grouped
  return lines.length <= 3 && !areAlike(lines) ? grouped : mergeWrapped(lines)
}

/** Lines in one look, with no date and no issuer among them, are a list of names. */
const areAlike = (lines: readonly PLine[]): boolean =>
  lines.every((l) => l.style === lines[0]?.style && !l.span && !l.bold && companyScore(l.text) <= roleScore(l.text))

/** `Name: text`. */
const NAMED = /^[^:]{2,60}: \S/

const startsNew = (l: PLine): boolean => /^[\p{Lu}\d"“«¿¡(]/u.test(l.body)

/** Below this part of the widest gap of a list, lines are closer than items are. */
const CLOSE = 0.9

const mergeWrapped = (lines: readonly PLine[]): Entry[] => {
  const out: { head: PLine[]; body: PLine[] }[] = []
  const edge = Math.max(...lines.map((l) => l.right))
  const close = CLOSE * Math.max(...lines.slice(1).map((l) => l.gap))
  for (const l of lines) {
    const last = out.at(-1)
    const before = last?.head.at(-1)
    const goesOn = before && l.gap < close && l.style === before.style && wouldNotFit(l, before, edge)
    if (last && !l.bullet && (!startsNew(l) || lines[0]?.bullet || goesOn)) last.head.push(l)
    else out.push({ head: [l], body: [] })
  }
  return out.map((entry) => ({ head: [joined(entry.head)], body: [] }))
}

const joined = (lines: readonly PLine[]): PLine => {
  const [first] = lines
  if (!first || lines.length === 1) return first as PLine
  const body = lines.map((l) => l.body).join(' ')
  return { ...withText(first, body), bullet: false, span: findSpan(body) }
}

/** A section with no form of its own, in the person's words: one item a bullet or paragraph. */
export const parseCustom = (id: string, title: string, lines: readonly PLine[], trace: Trace): CustomSection => {
  const { bullets, prose } = bulletsAndProse(lines)
  for (const l of lines) trace.add(`custom/${id}/items`, l.index, 0.7)
  return {
    id,
    title: line(title),
    items: [...prose.split('\n').filter((t) => t !== ''), ...bullets].slice(0, LIMITS.list),
  }
}
