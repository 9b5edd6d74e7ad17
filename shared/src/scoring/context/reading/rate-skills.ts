import { normalizeText } from '../../../parser/lexicon/fold.ts'
import { isLanguageName } from '../../../parser/lexicon/language-names.ts'
import { scoreSchool } from '../../../parser/lexicon/name-scores.ts'
import { extractTermKeys } from '../../job-match/terms.ts'
import { toAlphanumeric } from '../text.ts'
import { DOUBTFUL, type ReadingInput, UNREAD } from './reading-input.ts'

/** A date, contact data or an address among skills: the list goes on into another part of the page. */
const FOREIGN =
  /\b(19|20)\d{2}\b|@|\bhttps?:|\bwww\.|\d{7}|\?\w+=|^\W*(jan|ene|feb|mar|apr|abr|may|jun|jul|aug|ago|sep|oct|nov|dec|dic)[a-z]*\W*\d{1,4}$|^\d{1,2} (meses|anos|months|years)\b|^(frameworks?|librerias|herramientas|lenguajes|plataformas) (y|de|para|and|for)\b|^(whatsapp|telefono|e-?mail|correo|linkedin)$|\bcomprension (oral|escrita)\b/
/** Names of groups of skills, which stand beside them. */
const GROUP_NAME =
  /^(lenguajes|languages|lenguajes de programacion|programming languages|frameworks?|librerias|libraries|bases de datos|databases|herramientas|tools|metodologias|methodologies|tecnologias|technologies|sistemas operativos|operating systems|back-?end|front-?end|cloud|otros|otras|others?|idiomas|intereses|interests|hobbies|aficiones|programas|software|skills|habilidades|conocimientos|certificaciones( y mas)?|certifications|other language\(?s\)?|understanding|listening|reading|speaking|spoken (interaction|production)|writing|comprension|comprension (auditiva|de lectura)|expresion (oral|escrita)|interaccion oral)$/
const BRACKETS = [
  ['(', ')'],
  ['[', ']'],
] as const
/** More words are several items of a list. */
const MAX_SKILL_WORDS = 10

/** Half of a bracket: `avanzado)`. */
const isCut = (text: string): boolean =>
  BRACKETS.some(
    ([open, close]) =>
      text.lastIndexOf(open) > text.lastIndexOf(close) ||
      (text.includes(close) && !text.split(close, 1)[0]?.includes(open)),
  )

/** Unlikely skills from which a list is in doubt, alone and as share (0–1) of it. */
const MAX_UNLIKELY = 1
const MAX_UNLIKELY_SHARE = 0.2

/** What a person says of themselves, or others of them: `Me interesa la cocina`, `Persona alegre`. */
const SENTENCE = /^(me|se|soy|estoy|es una?|tengo|i|i['’]?m|i am|he is|she is) \S+ \S+|^personas? \p{L}{5}/u
/** A level without the skill that it is of: `High level`. */
const LEVEL =
  /^((very )?high|medium|mid|low|basic|intermediate|advanced)([/-](high|mid|low|medium))? level$|^nivel (muy )?(alto|medio|bajo|basico|intermedio|avanzado)$/

/** A journal among skills: publications or reviews were read as a list of them. */
const JOURNAL =
  /^(?:(?:the )?(?:[a-z]+ ){0,4}(?:journal|annals|transactions|proceedings|bulletin|quarterly) (?:of|on)|revista (?:de|del|latino|ibero|interna)|anales de|cuadernos de|boletin de)\b/

const isForeign = (skill: string): boolean => {
  const plain = normalizeText(skill).trim()
  return FOREIGN.test(plain) || JOURNAL.test(plain)
}

const isUnlikely = (skill: string): boolean => {
  const plain = normalizeText(skill).trim()
  return (
    GROUP_NAME.test(plain) ||
    LEVEL.test(plain) ||
    isCut(plain) ||
    plain.split(/\s+/).length > MAX_SKILL_WORDS ||
    /\. \p{Lu}|:\s|^(?:&|and|y)\s|[“”«»?]/u.test(skill) ||
    isLanguageName(skill) ||
    scoreSchool(skill) >= 2
  )
}

/** A short line that names skills, whatever words stand beside them: `Top Skills`. */
const isSkillHeading = (text: string): boolean =>
  (text.split(/\s+/).length <= 4 || /^[^\p{L}\w]*\p{L}+\s?:/u.test(text)) &&
  /\b(skills?|habilidades|competencias|aptitudes|destrezas|conocimientos|tecnologias|technologies|expertise|highlights|softwares?)\b/.test(
    normalizeText(text),
  )

/** Known terms in lines outside of every section from which they are a list of skills. */
const MIN_LOOSE_TERMS = 3
const MAX_LIST_LINE_WORDS = 8

/** Whether short lines that were filed under no known heading name tools or methods. */
const hasLooseTerms = ({ content }: ReadingInput): boolean => {
  const items = (content.sections.custom ?? []).flatMap((section) => section.items)
  const short = items.filter((item) => item.split(/\s+/).length <= MAX_LIST_LINE_WORDS)
  return extractTermKeys(short.join('. ')).length >= MIN_LOOSE_TERMS
}

/** Whether a long name was put together of more lines than two beside each other. */
const isJoined = (skill: string, lines: readonly string[]): boolean => {
  if (skill.split(/\s+/).length <= MAX_SKILL_WORDS) return false
  const whole = toAlphanumeric(skill)
  return !lines.some((text, i) => `${text}${lines[i + 1] ?? ''}`.includes(whole))
}

/** A longer line is a sentence of its own. */
const MAX_CUT_CHARS = 30

/** Confidence (0–1) in the skills: missing ones may stand elsewhere, and names that can hardly be skills are not. */
export const rateSkills = (input: ReadingInput, section: number): number => {
  const { technical = [], soft = [] } = input.content.sections.skills ?? {}
  const listed = [...technical, ...soft]
  if (listed.length === 0)
    return input.lines.some(({ text }) => isSkillHeading(text)) || hasLooseTerms(input) ? UNREAD : section
  const unlikely = listed.filter(isUnlikely).length
  const texts = input.lines.map(({ text }) => toAlphanumeric(text))
  const isCutElsewhere = (input.content.sections.custom ?? []).some(({ items }) =>
    items.some((item) => item.length < MAX_CUT_CHARS && isCut(item)),
  )
  const isDoubtful =
    isCutElsewhere ||
    (input.provenance.length > 0 && listed.some((skill) => SENTENCE.test(normalizeText(skill).trim()))) ||
    listed.some((skill) => isForeign(skill) || isJoined(skill, texts)) ||
    unlikely > MAX_UNLIKELY ||
    unlikely > listed.length * MAX_UNLIKELY_SHARE
  return isDoubtful ? Math.min(section, DOUBTFUL) : section
}
