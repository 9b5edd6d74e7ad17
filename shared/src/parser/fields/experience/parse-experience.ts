import type { Experience } from '../../../resume/schema/content.ts'
import { LIMITS } from '../../../resume/schema/limits.ts'
import { isRegion } from '../../lexicon/country-names.ts'
import { companyScore, degreeScore, isPlace, isRemote, maybePlace, roleScore } from '../../lexicon/name-scores.ts'
import { type Entry, groupEntries, isDated } from '../entries/group-entries.ts'
import type { LabelKind } from '../entries/labelled-values.ts'
import type { PLine } from '../../lines/parsed-line.ts'
import { headPieces, type Piece, splitPiece, takeTold } from '../entries/segments.ts'
import type { Trace } from '../provenance-collector.ts'
import { bulletsAndProse } from '../entries/bullets-and-prose.ts'

/** Above this the words alone tell a position from an employer. */
const CLEAR = 1.5

interface Named {
  position?: Piece
  company?: Piece
  location?: Piece
  readonly rest: Piece[]
  /** How clearly the words told position and company apart. */
  margin: number
  /** Whether the position stands first. */
  positionFirst: boolean
}

/** The entries of a work section. `offset` continues the numbering of entries before. */
export const parseExperience = (lines: readonly PLine[], trace: Trace, offset = 0): Experience[] => {
  const entries = groupEntries(lines).filter((entry) => entry.head.length > 0)
  const named = entries.map(nameParts)
  const positionFirst = majority(named)
  for (const parts of named) settle(parts, positionFirst)
  nameEmployers(named)
  takeOffCities(named)
  nameEmployers(named)
  let company: Piece | undefined
  return entries.map((entry, i) => {
    const parts = named[i] ?? { rest: [], margin: 0, positionFirst }
    if (!parts.company && company && parts.position && entries.length > 1) parts.company = company
    else company = parts.company
    return toExperience(entry, parts, `experience-${offset + i + 1}`, trace)
  })
}

/** Entries whose place holds the employer too; places told of one entry tell of others. */
const nameEmployers = (all: readonly Named[]): void =>
  all.forEach((parts, i) => {
    if (!parts.company && (i === 0 || namesEmployer(parts, all))) employerOfPlace(parts)
  })

const nameParts = (entry: Entry): Named => {
  const all = headPieces(entry.head)
  const named: Named = { rest: [], margin: 0, positionFirst: true }
  const pieces = all.filter((piece) => !takeTold(piece, named, TOLD))
  if (named.position && named.company) {
    named.margin = CLEAR
    named.rest.push(...pieces)
    return named
  }
  const names: Piece[] = []
  for (const piece of pieces.flatMap(splitSentences)) {
    if (!named.location && isPlaceOf(piece, names, pieces)) named.location = piece
    else names.push(piece)
  }
  let candidates = names
  if (candidates.length < 2) candidates = names.flatMap(splitPiece)
  else candidates = names.flatMap(splitStrong)

  const kept: Piece[] = []
  for (const piece of candidates) {
    if (!named.location && kept.length >= 1 && isPlace(piece.text)) named.location = piece
    else kept.push(piece)
  }
  const placed = kept.map((piece) => withoutPlace(piece, named)).flatMap(splitRoleAt)
  const [only] = placed
  choose(placed.length === 1 && only ? splitPiece(only) : placed, named)
  return named
}

/** `Supply Planner at Northgate`, `Programador en Grupo Norte`: in Spanish only where an employer's word follows. */
const splitRoleAt = (piece: Piece): Piece[] => {
  const [, role, word, employer] = /^(.{3,}?)\s+(at|en|para)\s+(\p{Lu}.+)$/u.exec(piece.text) ?? []
  if (!role || !employer || roleScore(role) < 1.5) return [piece]
  if (word !== 'at' && companyScore(employer) === 0) return [piece]
  return [
    { ...piece, text: role },
    { ...piece, text: employer },
  ]
}

/** `Enfermera de planta. Clínica Bofill (Girona)`: a full stop between a role and an employer parts them, as does `(Girona). `. */
const splitSentences = (piece: Piece): Piece[] => {
  const texts = piece.text.split(/(?<=\p{Ll}{3})\.\s+(?=\p{Lu})|\)\.?\s+(?=\p{Lu})/u).filter((text) => text !== '')
  if (texts.length < 2 || !texts.some((text) => roleScore(text) >= 0.8)) return [piece]
  return texts.flatMap((text) => {
    const [, name, place] = /^(.+) \((\p{Lu}\p{Ll}[^()]*)\)?\.?$/u.exec(text) ?? []
    return name && place
      ? [
          { ...piece, text: name },
          { ...piece, text: place },
        ]
      : [{ ...piece, text }]
  })
}

const TOLD: Readonly<Partial<Record<LabelKind, 'company' | 'position' | 'location'>>> = {
  company: 'company',
  body: 'company',
  school: 'company',
  position: 'position',
  place: 'location',
}

/** A place beside a name: what can only be one, or what stands apart at the right after a name. */
export const isPlaceOf = (piece: Piece, before: readonly Piece[], all: readonly Piece[]): boolean =>
  (all.length > 1 && isPlace(piece.text)) || (before.length > 0 && piece.apart && maybePlace(piece.text))

/** `Meridian Labs, Chicago, IL`: the place after a name is taken off it; a second place stays in the text. */
export const withoutPlace = (piece: Piece, named: { location?: Piece; readonly rest: Piece[] }): Piece => {
  const found = /^(.+?),\s*(\p{Lu}[\p{L}.'’ -]+,\s*(?:[A-Z]{2,3}|\p{Lu}[\p{L} ]{3,20}))$/u.exec(piece.text)
  if (!found?.[1] || !found[2] || !isPlace(found[2]) || roleScore(found[2]) > 0.6) return piece
  if (degreeScore(found[1]) > 0 && !/, [A-Z]{2,3}$/.test(found[2])) return piece
  const place = { ...piece, text: found[2] }
  if (named.location) named.rest.push(place)
  else named.location = place
  return { ...piece, text: found[1] }
}

/** A piece among several is parted only at dashes and bars: a comma belongs to its name. */
const splitStrong = (piece: Piece): Piece[] => {
  if (!/\s[|•·–—@]\s/.test(piece.text)) return [piece]
  const parts = splitPiece(piece)
  const telling = parts.some((part) => isPlace(part.text) || roleScore(part.text) >= 2) || parts.length > 2
  return telling ? parts : [piece]
}

/** Above 0 for a role, below for an employer; what stands after the first comma counts little. */
const leaning = (text: string): number => {
  const [main = '', ...rest] = text.split(', ')
  const more = rest.join(', ')
  return roleScore(main) - companyScore(main) + 0.25 * (roleScore(more) - companyScore(more))
}

const choose = (pieces: readonly Piece[], named: Named): void => {
  const [first, second, ...more] = pieces
  if (!first) return
  if (named.position || named.company) {
    if (named.position) named.company = first
    else named.position = first
    named.rest.push(...pieces.slice(1))
    return
  }
  if (!second) {
    if (roleScore(first.text) >= companyScore(first.text)) named.position = first
    else named.company = first
    return
  }
  const scored = [first, second, ...more].map((piece) => leaning(piece.text))
  const best = scored.indexOf(Math.max(...scored))
  const position = pieces[best] ?? first
  const others = pieces.filter((piece) => piece !== position)
  const ranked = [...others].sort((a, b) => companyScore(b.text) - companyScore(a.text))
  const company = (ranked[0] && companyScore(ranked[0].text) > 0 ? ranked[0] : others[0]) ?? second
  named.position = position
  named.company = company
  named.margin = (scored[best] ?? 0) - leaning(company.text)
  named.positionFirst = pieces.indexOf(position) < pieces.indexOf(company)
  for (const piece of others) {
    if (piece === company) continue
    if (!named.location && maybePlace(piece.text)) named.location = piece
    else named.rest.push(piece)
  }
}

/** Which of the two comes first in most entries whose words are clear. */
const majority = (all: readonly Named[]): boolean => {
  let votes = 0
  for (const parts of all)
    if (parts.position && parts.company) votes += (parts.positionFirst ? 1 : -1) * Math.min(4, parts.margin)
  return votes >= 0
}

/** Where the words are not clear, the order of the other entries decides. */
const settle = (parts: Named, positionFirst: boolean): void => {
  if (!parts.position || !parts.company || parts.margin >= CLEAR || parts.positionFirst === positionFirst) return
  const { position, company } = parts
  parts.position = company
  parts.company = position
}

/** How a place stands after an employer; a comma is too common to tell anything in an entry that is alone. */
const PLACED = [
  { pattern: /^(.+?)\s+[|·•–—]\s+(\p{Lu}[^|·•–—]+)$/u, tellsAlone: true },
  { pattern: /^(.+), (\p{Lu}[^,]+)$/u, tellsAlone: false },
] as const

/** `Instituto San Agustín, Villa María`, `Agencia Colibrí — Puebla`: the place that stands after most employers is taken off. */
const takeOffCities = (all: readonly Named[]): void => {
  for (const { pattern, tellsAlone } of PLACED) {
    const split = all.map((parts) => {
      const found = parts.company && !parts.location ? pattern.exec(parts.company.text) : null
      return found?.[1] && found[2] && maybePlace(found[2]) && !/\.$/.test(found[2]) ? found : null
    })
    const needed = split.some((found) => isRemote(found?.[2] ?? '')) ? 1 : tellsAlone ? Math.min(2, all.length) : 2
    const placed = all.filter(({ company, location }) => location && !location.apart && location.line === company?.line)
    if (split.filter((found) => found !== null).length + placed.length < needed) continue
    all.forEach((parts, i) => {
      const [, company, place] = split[i] ?? []
      if (!company || !place || !parts.company) return
      parts.location = { ...parts.company, text: place }
      parts.company = { ...parts.company, text: company }
    })
  }
}

/** `Tessellate, Remote`, `Brightwater, York, UK`, or a place that others of the section have: before it stands an employer. */
const namesEmployer = ({ location }: Named, all: readonly Named[]): boolean => {
  const [, ...rest] = location?.text.split(', ') ?? []
  const place = rest.join(', ')
  return (
    isRemote(place) ||
    isPlace(place) ||
    (rest.length === 1 && !isRegion(place)) ||
    all.some((other) => place !== '' && other.location?.text === place)
  )
}

/** `Tessellate, Remote` under a position that has no other employer: what stands before the place is the employer. */
const employerOfPlace = (parts: Named): void => {
  const [, company, place] = /^([^,]+),\s*(.+)$/u.exec(parts.location?.text ?? '') ?? []
  if (!parts.position || !parts.location || !company || !place || isRemote(company)) return
  parts.company = { ...parts.location, text: company }
  parts.location = { ...parts.location, text: place }
}

const toExperience = (entry: Entry, parts: Named, id: string, trace: Trace): Experience => {
  const { bullets, prose } = bulletsAndProse(entry.body)
  const span = spanOf(entry.head)
  const clear = parts.margin >= CLEAR ? 0.9 : 0.55
  const out: Experience = {
    id,
    company: cut(parts.company?.text),
    position: cut(withoutUnit(parts)),
    startDate: span.start,
    description: [...parts.rest.map((piece) => piece.text), prose].filter((text) => text !== '').join('\n'),
  }
  if (span.end) out.endDate = span.end
  if (span.current) out.current = true
  if (parts.location) out.location = cut(parts.location.text)
  if (bullets.length > 0) out.achievements = bullets
  const path = `experience/${id}`
  const note = (field: string, piece: Piece | undefined, confidence: number) =>
    piece && trace.add(`${path}/${field}`, piece.line, confidence)
  note('company', parts.company, clear)
  note('position', parts.position, clear)
  note('location', parts.location, 0.7)
  if (span.line) trace.add(`${path}/startDate`, span.line.index, 0.9)
  if (span.line && span.end) trace.add(`${path}/endDate`, span.line.index, 0.9)
  if (span.line && span.current) trace.add(`${path}/current`, span.line.index, 0.9)
  for (const piece of parts.rest) trace.add(`${path}/description`, piece.line, 0.6)
  let field = 'description'
  for (const line of entry.body) {
    if (line.bullet) field = 'achievements'
    else if (prose.includes(line.text)) field = 'description'
    trace.add(`${path}/${field}`, line.index, 0.8)
  }
  return out
}

const UNIT =
  /^(.{4,}?), ((?:department|dept\.?|division|faculty|team|group|unit|school|departamento|dpto\.?|divisi[oó]n|equipo|[aá]rea|grupo|unidad|secci[oó]n)\b.*)$/iu

/** `Software Engineer, Equipo de Google Cloud`: the unit goes into the text, when the employer is known besides. */
const withoutUnit = (parts: Named): string | undefined => {
  const found = parts.position && parts.company ? UNIT.exec(parts.position.text) : null
  if (!found?.[1] || !found[2] || !parts.position) return parts.position?.text
  parts.rest.unshift({ ...parts.position, text: found[2] })
  return found[1]
}

const cut = (text: string | undefined): string => (text ?? '').slice(0, LIMITS.line)

interface HeadSpan {
  readonly start: string
  readonly end: string
  readonly current: boolean
  readonly line: PLine | undefined
}

/** The dates of a head; a single date of a job is its start. */
export const spanOf = (head: readonly PLine[], single: 'start' | 'end' = 'start'): HeadSpan => {
  const line = head.find((l) => isDated(l) && l.span?.isRange) ?? head.find(isDated)
  const span = line?.span
  if (!span) return { start: '', end: '', current: false, line: undefined }
  if (!span.isRange && single === 'start') return { start: span.end, end: '', current: span.current, line }
  return { start: span.start, end: span.end, current: span.current, line }
}
