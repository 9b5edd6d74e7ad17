import type { Education } from '../../../resume/schema/content.ts'
import { LIMITS } from '../../../resume/schema/limits.ts'
import { degreeScore, isPlace, maybePlace, schoolScore } from '../../lexicon/name-scores.ts'
import { isPlaceOf, spanOf, withoutPlace } from '../experience/parse-experience.ts'
import { type Entry, groupEntries } from '../entries/group-entries.ts'
import type { LabelKind } from '../entries/labelled-values.ts'
import type { PLine } from '../../lines/parsed-line.ts'
import { headPieces, type Piece, splitPiece, takeTold } from '../entries/segments.ts'
import { noteValues, type Trace } from '../provenance-collector.ts'
import { bulletsAndProse } from '../entries/bullets-and-prose.ts'

const GRADE =
  /\b(?:c?gpa|score|grade|nota(?: media)?|promedio|calificaci[oó]n|media|overall gpa)\s*:?\s*(?:of\s+|de\s+)?(\d[\d.,]*(?:\s*\/\s*\d[\d.,]*)?)|(\d[.,]\d{1,2}\s*\/\s*\d[\d.,]*)/iu
const HONORS =
  /\b((?:summa|magna)?\s*cum laude|dean['’]?s list|first[- ]class honou?rs|with (?:high(?:est)? )?(?:honou?rs|distinction)|honou?rs|valedictorian|matr[ií]cula de honor|sobresaliente|menci[oó]n honor[ií]fica|distinci[oó]n)\b/iu

interface Named {
  degree?: Piece
  school?: Piece
  location?: Piece
  /** Of a degree that is only its letters: what it is in. */
  field?: Piece
  rest: Piece[]
  margin: number
}

/** The entries of an education section. */
export const parseEducation = (lines: readonly PLine[], trace: Trace, offset = 0): Education[] => {
  const entries = groupEntries(lines).filter((entry) => entry.head.length > 0)
  let school: Piece | undefined
  return entries.map((entry, i) => {
    const named = nameParts(entry)
    if (!named.school && school && named.degree) named.school = school
    else school = named.school
    return toEducation(entry, named, `education-${offset + i + 1}`, trace)
  })
}

const nameParts = (entry: Entry): Named => {
  const named: Named = { rest: [], margin: 0 }
  const whole = headPieces(entry.head).filter((piece) => !isGrade(piece.text) && !takeTold(piece, named, TOLD))
  if (named.degree && named.school) {
    named.margin = 2
    named.rest.push(...whole)
    return named
  }
  const names: Piece[] = []
  for (const piece of whole) {
    if (!named.location && isPlaceOf(piece, names, whole)) named.location = piece
    else names.push(piece)
  }
  const parted = names.flatMap((piece) =>
    piece.text
      .split(SENTENCES)
      .flatMap(atColon)
      .map((text) => ({ ...piece, text: text.replace(FULL_STOP, '') })),
  )
  const pieces = parted.flatMap((piece) => (holdsBoth(piece.text) || parted.length === 1 ? splitMixed(piece) : [piece]))
  const kept: Piece[] = []
  const mixed =
    pieces.length > 1 ? pieces.flatMap((piece) => (holdsBoth(piece.text) ? splitMixed(piece) : [piece])) : pieces
  for (const piece of mixed) {
    if (isGrade(piece.text)) continue
    if (!named.location && kept.length > 0 && isPlace(piece.text)) named.location = piece
    else kept.push(piece)
  }
  choose(
    kept.map((piece) => withoutPlace(withoutGrade(piece), named)),
    named,
  )
  if (!named.school) findSchool(entry, named)
  return named
}

const TOLD: Readonly<Partial<Record<LabelKind, 'school' | 'degree' | 'location'>>> = {
  school: 'school',
  body: 'school',
  degree: 'degree',
  place: 'location',
}

/** No school in the head: one that the lines below name, between commas. */
const findSchool = (entry: Entry, named: Named): void => {
  for (const line of entry.body) {
    const name = line.body.split(/,\s*/).find((text) => schoolScore(text) >= 2 && text.length < 70)
    if (!name) continue
    named.school = { text: name.replace(/[.;]$/, ''), line: line.index, apart: false, style: line.style, row: 9 }
    return
  }
}

const withoutGrade = (piece: Piece): Piece => ({
  ...piece,
  text: piece.text.replace(GRADE, '').replace(/[\s,;:|·(]+$/, ''),
})

const isGrade = (text: string): boolean =>
  GRADE.test(text) && text.replace(GRADE, '').replace(/[^\p{L}]/gu, '').length < 4

const holdsBoth = (text: string): boolean =>
  (degreeScore(text) >= 1.5 && schoolScore(text) >= 2) || /\s[|·•–—]\s/.test(text)

/** At the end of a name that is no abbreviation. */
const FULL_STOP = /(?<=\p{L}{4})\.$/u

/** `Diplomado en Gestión. ESAN`: a full stop after a word parts two names; after letters it is an abbreviation. */
const SENTENCES =
  /(?<=\p{L}{3}|\))(?<!\b(?:[Ii]ng|[Ll]ic|[Dd]ip|[Tt][eé]c|[Ee]ng|[Ss]ci|[Hh]ons|[Uu]niv|[Pp]rof|[Dd]ept|[Ii]nc|[Ll]td|[Ss]t[ao]|[Dd]ra))\.\s+(?=\p{Lu})/u

/** `Portland Community College: Associate of Arts`: a colon parts a school from a degree. */
const atColon = (text: string): string[] => {
  const [, first, second] = /^([^:]{4,}):\s+(.{4,})$/.exec(text) ?? []
  if (!first || !second) return [text]
  const parts = (school: string, degree: string) => schoolScore(school) >= 2 && degreeScore(degree) >= 1.5
  return parts(first, second) || parts(second, first) ? [first, second] : [text]
}

/** A degree by its letters alone, and what follows. */
const BARE_DEGREE =
  /^((?:ph\.?\s?d|b\.?\s?(?:a|s|sc|eng|tech|ed|com|fa|ba)|m\.?\s?(?:a|s|sc|eng|tech|ed|ba|phil|fa|d)|j\.?d|llb|llm|bba|mba|dphil|bachelor|master|doctorate)\.?)\s+(\p{Lu}.+)$/iu
const IS_BARE =
  /^(?:ph\.?\s?d|b\.?\s?(?:a|s|sc|eng|tech|ed|com|fa|ba)|m\.?\s?(?:a|s|sc|eng|tech|ed|ba|phil|fa|d)|j\.?d|llb|llm|bba|mba|dphil|bachelor(?:'s)?|master(?:'s)?|doctorate|grado|m[aá]ster|licenciatura|doctorado)\.?$/iu

/** `B.S. Computer Science, Springfield State University`: parted so that commas inside a degree stay. */
const splitMixed = (piece: Piece): Piece[] => {
  const bare = BARE_DEGREE.exec(piece.text)
  if (bare?.[1] && bare[2] && schoolScore(bare[2].split(',')[0] ?? '') >= 2)
    return [{ ...piece, text: bare[1] }, ...splitMixed({ ...piece, text: bare[2] })]
  const parts = splitPiece(piece)
  const out: Piece[] = []
  for (const part of parts) {
    const last = out.at(-1)
    const same =
      last &&
      degreeScore(last.text) > 0 &&
      schoolScore(part.text) === 0 &&
      !isPlace(part.text) &&
      !/\d/.test(part.text) &&
      /,/.test(piece.text)
    if (same && schoolScore(piece.text) > 0 && !maybePlaceName(part.text, parts))
      out[out.length - 1] = { ...last, text: `${last.text}, ${part.text}` }
    else out.push(part)
  }
  return out
}

/** The last of several pieces, after a school, is its place. */
const maybePlaceName = (text: string, parts: readonly Piece[]): boolean => {
  const school = parts.findIndex((p) => schoolScore(p.text) >= 2)
  return school >= 0 && parts.findIndex((p) => p.text === text) > school
}

/** `Major in Engineering` beside a degree is no school. */
const isSecondDegree = (piece: Piece | undefined): boolean =>
  piece !== undefined && schoolScore(piece.text) === 0 && degreeScore(piece.text) >= 2

const choose = (pieces: readonly Piece[], named: Named): void => {
  const scored = pieces.map((piece) => degreeScore(piece.text) - schoolScore(piece.text))
  const [first, ...others] = pieces
  if (!first) return
  if (named.degree || named.school) {
    if (named.degree) named.school = first
    else named.degree = first
    named.rest.push(...others)
    return
  }
  const best = scored.indexOf(Math.max(...scored))
  const worst = scored.indexOf(Math.min(...scored))
  const degree = pieces[best]
  const school = pieces.length > 1 && worst !== best && !isSecondDegree(pieces[worst]) ? pieces[worst] : undefined
  if (pieces.length === 1) {
    if ((scored[0] ?? 0) > 0) named.degree = pieces[0] as Piece
    else named.school = pieces[0] as Piece
    return
  }
  if (!school) named.degree = degree as Piece
  else if (degree) {
    const unclear = (scored[best] ?? 0) === (scored[worst] ?? 0)
    named.degree = unclear ? (pieces[1] ?? degree) : degree
    named.school = unclear ? (pieces[0] ?? school) : school
    named.margin = (scored[best] ?? 0) - (scored[worst] ?? 0)
  }
  const bare = IS_BARE.test(named.degree?.text ?? '')
  for (const piece of pieces) {
    if (piece === named.degree || piece === named.school) continue
    if (bare && !named.field && !isPlace(piece.text) && !/\d|:/.test(piece.text)) named.field = piece
    else if (!named.location && maybePlace(piece.text)) named.location = piece
    else named.rest.push(piece)
  }
}

/** `Bachelor of Science, Economics`: one comma after a degree parts it from what it is in. */
const partField = (parts: Named): void => {
  const { degree } = parts
  const [, name, field] = /^([^,]+), ([^,\d]+)$/.exec(degree?.text ?? '') ?? []
  if (!degree || !name || !field || parts.field || degreeScore(name) === 0 || schoolScore(field) > 0) return
  parts.degree = { ...degree, text: name }
  parts.field = { ...degree, text: field }
}

const toEducation = (entry: Entry, parts: Named, id: string, trace: Trace): Education => {
  const span = spanOf(entry.head, 'end')
  const { bullets, prose } = bulletsAndProse(entry.body)
  const all = [...entry.head, ...entry.body].map((line) => line.text).join('\n')
  const gpa = GRADE.exec(all)
  const honors = HONORS.exec(all)?.[1]
  const description = [...parts.rest.map((piece) => piece.text), prose, ...bullets]
    .filter((text) => text !== '')
    .join('\n')
  partField(parts)
  const out: Education = {
    id,
    institution: (parts.school?.text ?? '').slice(0, LIMITS.line),
    degree: (parts.degree?.text ?? '').slice(0, LIMITS.line),
    field: (parts.field?.text ?? '').slice(0, LIMITS.line),
    startDate: span.start,
  }
  if (span.end) out.endDate = span.end
  if (span.current) out.current = true
  const grade = (gpa?.[1] ?? gpa?.[2])?.replace(/[.,]$/, '')
  if (grade) out.gpa = grade
  if (honors) out.honors = honors.trim()
  if (parts.location) out.location = parts.location.text.slice(0, LIMITS.line)
  if (description) out.description = description.slice(0, LIMITS.prose)
  const path = `education/${id}`
  const clear = parts.margin >= 2 ? 0.9 : 0.5
  if (parts.school) trace.add(`${path}/institution`, parts.school.line, clear)
  if (parts.degree) trace.add(`${path}/degree`, parts.degree.line, clear)
  if (parts.field) trace.add(`${path}/field`, parts.field.line, 0.7)
  if (parts.location) trace.add(`${path}/location`, parts.location.line, 0.7)
  const { startDate, endDate } = out
  const dates = { startDate, endDate, ...(span.current && { current: 'x' }) }
  if (span.line) noteValues(trace, path, [span.line], dates, 0.9)
  const lines = [...entry.head, ...entry.body]
  noteValues(trace, path, lines, { gpa: out.gpa, honors: out.honors }, 0.8)
  if (parts.rest.length > 0) noteValues(trace, path, lines, { description: parts.rest[0]?.text }, 0.6)
  for (const line of entry.body) trace.add(`${path}/description`, line.index, 0.8)
  return out
}
