import { normalizeText } from '../../../parser/lexicon/fold.ts'
import { type DegreeLevel, findDegreeStart } from '../degrees.ts'
import { findLanguageMentions, type LanguageMention } from '../languages.ts'

/** What a sentence of an ad asks for besides terms, and the rest of the sentence without it. */
export interface SentenceFacts {
  readonly experience: { readonly name: string; readonly months: number } | null
  readonly languages: readonly LanguageMention[]
  readonly degrees: readonly { readonly name: string; readonly level: DegreeLevel }[]
  readonly certificates: readonly string[]
  readonly rest: string
}

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
}
const AMOUNT =
  /(?:experienc(?:ia|e) (?:\p{L}{1,20} ){0,2}?)?((?:at least|minimum(?: of)?|more than|over|al menos|m[ií]nim[oa](?: de)?|m[aá]s de|no menor de|entre) )?\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)\b ?(?:\+|or more|o más|(?:-|–|to|a|y) ?\d{1,2})? ?(years?|yrs?|months?|años?|meses|mes)\b['’]?(?: or more)?(?: (?:(?:de|of) )?experi\p{L}{1,8})?/iu
/** Ages, and years of the company. */
const OTHER_YEARS =
  /\b(years? old|of age|years? ago|edad|mayor de|mayores de|en el mercado|in the market|founded|desde hace|al año|a year|per year)\b/

const findExperience = (text: string): { name: string; months: number; at: number; length: number } | null => {
  const match = AMOUNT.exec(text)
  if (!match || OTHER_YEARS.test(normalizeText(text))) return null
  const count = NUMBERS[(match[2] ?? '').toLowerCase()] ?? Number(match[2])
  if (!Number.isFinite(count) || count === 0 || count > 40) return null
  const months = /^(m[eo]|mes)/i.test(match[3] ?? '') ? count : count * 12
  return { name: match[0].trim(), months, at: match.index, length: match[0].length }
}

/** The degree ends where a new statement starts. */
const DEGREE_END =
  /\.(?=\s|$)|[;()]|,? (?:y |and )?(?:colegiad|colegiaci|master|maestria|licencia|carnet|qualified)|,? (?:con (?:experiencia|mencion|cedula)|with (?:experience|a)\b|titulad|required|preferred|and (?:be|have|experience)|is expected|desirable|acreditar|\+)|,(?! [\p{Lu}])/u
const MAX_DEGREE_CHARS = 90

const findDegree = (text: string): { name: string; level: DegreeLevel; at: number } | null => {
  const before = text.length - text.trimStart().length
  const plain = text.slice(0, before) + normalizeText(text)
  // Folding keeps the length of composed text, so that positions hold.
  if (plain.length !== text.trimEnd().length) return null
  const start = findDegreeStart(plain)
  if (!start) return null
  const rest = text.slice(start.at)
  const end = DEGREE_END.exec(normalizeText(rest).length === rest.length ? rest.normalize('NFC') : rest)
  const name = rest.slice(0, Math.min(end?.index ?? rest.length, MAX_DEGREE_CHARS)).trim()
  return name === '' ? null : { name, level: start.level, at: start.at }
}

/** Where the name of a paper ends that starts with what it is. */
const PAPER_END =
  /[,.;:()]| (?:y|e|o|u|and|or|en vigor|valid|vigente|con|with|required|preferred|is|are|para|for|would|as|helpful|a must)(?![\p{L}\d])/u
const MAX_PAPER_CHARS = 80
const PAPER =
  /\b(?:certificaci[oó]n|certificad[oa]|carn[eé]t?|licencia|permiso|tarjeta|curso|matr[ií]cula|acreditaci[oó]n|habilitaci[oó]n|t[ií]tulo habilitante|TIP) (?=[\p{L}\d])/iu
const CERTIFICATES: readonly RegExp[] = [
  /\b(?:(?:[\p{Lu}\d][\p{L}\d+&'’-]{0,20}|driving|driver's|driver’s|drivers|forklift|truck|crane|reach|overhead|food|safety|hygiene|level|practice|educator) ){1,5}(?:certification|certificate|licen[cs]e|registration|accreditation|ticket|award|card|check|status)\b/iu,
  /\bregistered with (?:the )?\p{Lu}\p{L}{0,20}(?: \p{Lu}\p{L}{0,20}){0,4}/u,
  /\b(?:colegiad[oa]|colegiaci[oó]n|c[eé]dula profesional|matr[ií]cula profesional|qualified teacher status|(?:enhanced )?DBS check|registered (?:dental assistant|nurse))\b/iu,
  /(?<![\p{L}\d])(?:CAP|ADR|CPR|BLS|ACLS|RCP|PMP|CPA|ACCA|QTS|CKA|CISSP|CISM|ISTQB|HCPC|NMC|TIP|SHRM-CP|OSHA \d{2}|AAT(?: Level \d)?|NVQ(?: Level \d)?(?: in \p{Lu}\p{L}{1,20}(?: (?:and )?\p{Lu}\p{L}{1,20}){0,4})?|CDL(?: Class [A-C])?|ITIL|PRINCE2|Level \d \p{Lu}\p{L}{1,20}(?: \p{L}{1,20})?)(?![\p{L}\d])/u,
]

const findPaper = (text: string): { name: string; at: number } | null => {
  const match = PAPER.exec(text)
  if (!match) return null
  // The word after `de` belongs to the name, whatever it is.
  const start = match.index + match[0].length
  const first = text.slice(start).replace(/^(?:de|del|en) /, '')
  const end = PAPER_END.exec(first)?.index ?? first.length
  const length = Math.min(text.length - first.length + end - match.index, MAX_PAPER_CHARS)
  return { name: text.slice(match.index, match.index + length).trim(), at: match.index }
}

const findCertificate = (text: string): { name: string; at: number } | null => {
  const paper = findPaper(text)
  const found = CERTIFICATES.flatMap((pattern) => {
    const match = pattern.exec(text)
    return match ? [{ name: match[0].trim(), at: match.index }] : []
  })
  return [...(paper ? [paper] : []), ...found].sort((a, b) => a.at - b.at || b.name.length - a.name.length)[0] ?? null
}

/** A cut leaves a separator, so that what stood around it does not become one phrase. Spaces stay single, as `findDegree` needs. */
const cut = (text: string, at: number, length: number, separator = ' , '): string =>
  `${text.slice(0, at)}${separator}${text.slice(at + length)}`.replace(/\s+/g, ' ')

const MAX_FACTS = 6

/** Splits a sentence into the facts it asks for and the rest. */
export const readFacts = (sentence: string): SentenceFacts => {
  let rest = sentence.normalize('NFC').replace(/\s+/g, ' ')
  const experience = findExperience(rest)
  if (experience) rest = cut(rest, experience.at, experience.length, ' ')
  const degrees: { name: string; level: DegreeLevel }[] = []
  for (let found = findDegree(rest); found && degrees.length < MAX_FACTS; found = findDegree(rest)) {
    degrees.push({ name: found.name, level: found.level })
    rest = cut(rest, found.at, found.name.length)
  }
  const certificates: string[] = []
  for (let found = findCertificate(rest); found && certificates.length < MAX_FACTS; found = findCertificate(rest)) {
    certificates.push(found.name)
    rest = cut(rest, found.at, found.name.length)
  }
  const languages = findLanguageMentions(rest)
  for (const { text } of languages) {
    const at = rest.indexOf(text)
    if (at >= 0) rest = cut(rest, at, text.length)
  }
  return { experience, languages, degrees, certificates, rest }
}
