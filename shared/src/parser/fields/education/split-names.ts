import { scoreDegree, scoreSchool } from '../../lexicon/name-scores.ts'
import { isPlace } from '../../lexicon/places.ts'
import { type Segment, splitSegment } from '../entries/segments.ts'

/** Whether a text names a school and a degree, or has a separator between names. */
export const namesSchoolAndDegree = (text: string): boolean =>
  (scoreDegree(text) >= 1.5 && scoreSchool(text) >= 2) || /\s[|·•–—]\s/.test(text)

/** A full stop after a word, not after an abbreviation. */
const FINAL_STOP = /(?<=\p{L}{4})\.$/u

/** `Diplomado en Gestión. ESAN`: a full stop between two names, not after an abbreviation. */
const SENTENCE_STOP =
  /(?<=\p{L}{3}|\))(?<!\b(?:[Ii]ng|[Ll]ic|[Dd]ip|[Tt][eé]c|[Ee]ng|[Ss]ci|[Hh]ons|[Uu]niv|[Pp]rof|[Dd]ept|[Ii]nc|[Ll]td|[Ss]t[ao]|[Dd]ra))\.\s+(?=\p{Lu})/u

/** The segment split at full stops between names, and at a colon between a school and a degree. */
export const splitSentences = (segment: Segment): Segment[] =>
  segment.text
    .split(SENTENCE_STOP)
    .flatMap(splitAtColon)
    .flatMap(splitAtSchool)
    .map((text) => ({ ...segment, text: text.replace(FINAL_STOP, '') }))

/** `Portland Community College: Associate of Arts`, `Escuela del Sur :Primer grado`. */
const splitAtColon = (text: string): string[] => {
  const [, first, second] = /^([^:]{3}(?:\s|[^:]*[^:\s]))\s*:\s*([^:\s][^:]{3,})$/.exec(text) ?? []
  if (!first || !second) return [text]
  if (/\s:\S/.test(text)) return [first, second]
  const fits = (school: string, degree: string) =>
    scoreSchool(school) >= 2 && (scoreDegree(degree) >= 1.5 || scoreSchool(degree) === 0)
  return fits(first, second) || fits(second, first) ? [first, second] : [text]
}

/** `Técnica en Redes en Colegio Alba`: a degree and the school where it was obtained. */
const splitAtSchool = (text: string): string[] => {
  for (const { index } of [...text.matchAll(/\s(?:en|at|por)\s/gu)].slice(0, MAX_WORDS_BEFORE_SCHOOL)) {
    const degree = text.slice(0, index)
    const school = text.slice(index + 1).replace(/^\S+\s+(?:(?:el|la|the)\s+)?/u, '')
    const isSchool = scoreSchool(school.split(' ')[0] ?? '') >= 2
    if (isSchool && scoreSchool(degree) === 0 && scoreDegree(degree) >= 1.5) return [degree, school]
  }
  return [text]
}
const MAX_WORDS_BEFORE_SCHOOL = 6

const DEGREE_CODES =
  'ph\\.?\\s?d|b\\.?\\s?(?:a|s|sc|eng|tech|ed|com|fa|ba)|m\\.?\\s?(?:a|s|sc|eng|tech|ed|ba|phil|fa|d)|j\\.?d|llb|llm|bba|mba|dphil'
/** A degree without its field, before a name. */
const BARE_DEGREE_AND_NAME = new RegExp(`^((?:${DEGREE_CODES}|bachelor|master|doctorate)\\.?)\\s+(\\p{Lu}.+)$`, 'iu')
const BARE_DEGREE = new RegExp(
  `^(?:${DEGREE_CODES}|bachelor(?:'s)?|master(?:'s)?|(?:bachelor|master) of (?:science|arts)|doctorate|grado|m[aá]ster|licenciatura|doctorado|maestr[ií]a|pregrado|post?grado|especializaci[oó]n|diplomado|tecnicatura|(?:ciclo formativo de )?grado (?:medio|superior))\\.?$`,
  'iu',
)

/** Whether a text is a degree without its field: `B.Sc.`, `Máster`. */
export const isBareDegree = (text: string): boolean => BARE_DEGREE.test(text)

/** `B.S. Computer Science, Springfield State University`: split into names, keeping commas within a degree. */
export const splitSchoolAndDegree = (segment: Segment): Segment[] => {
  const [, degree, name] = BARE_DEGREE_AND_NAME.exec(segment.text) ?? []
  if (degree && name && scoreSchool(name.split(',')[0] ?? '') >= 2)
    return [{ ...segment, text: degree }, ...splitSchoolAndDegree({ ...segment, text: name })]
  const parts = splitSegment(segment)
  const names: Segment[] = []
  for (const part of parts) {
    const last = names.at(-1)
    if (last && continuesDegree(last, part, segment) && !isAfterSchool(part, parts))
      names[names.length - 1] = { ...last, text: `${last.text}, ${part.text}` }
    else names.push(part)
  }
  return names
}

const continuesDegree = (last: Segment, part: Segment, whole: Segment): boolean =>
  scoreDegree(last.text) > 0 &&
  scoreSchool(part.text) === 0 &&
  !isPlace(part.text) &&
  !/\d/.test(part.text) &&
  /,/.test(whole.text) &&
  scoreSchool(whole.text) > 0

/** A name after a school is its place. */
const isAfterSchool = (part: Segment, parts: readonly Segment[]): boolean => {
  const school = parts.findIndex(({ text }) => scoreSchool(text) >= 2)
  return school >= 0 && parts.findIndex(({ text }) => text === part.text) > school
}
