import { LIMITS } from '../../../resume/schema/limits.ts'
import { fold } from '../../lexicon/fold.ts'
import { opensBracket, type PLine, wouldNotFit } from '../../lines/parsed-line.ts'
import type { Trace } from '../provenance-collector.ts'

export interface SkillLists {
  readonly technical: string[]
  readonly soft: string[]
}

/** Longer than this, a text is a sentence about skills and no skill. */
const LONGEST = 60
const LABEL = /^([\p{L}\d][\p{L}\d&/+.,()' -]{1,40}?)\s*:\s+(?=\S)|^([\p{L}][\p{L}&/ ]{1,40}?)\s*:$/u
const SPLIT = /\s*[,;|•·●▪■◦○⋅∙◆]\s*(?![^()]*\))|\s+[–—/]\s+|\s{3,}|\s+-\s+/u
const LEVEL =
  /^(expert|experto|experta|advanced|avanzad[oa]|intermediate|intermedi[oa]|beginner|basic|basic[oa]|proficient|novice|master|fluent|competent|alto|medio|bajo|keywords|skilled|familiar|working knowledge)$/
const SOFT =
  /\b(soft|interpersonal|blandas|personales|interpersonales|sociales)\b|^(communication|teamwork|leadership|problem[- ]solving|time management|critical thinking|creativity|adaptability|collaboration|empathy|comunicacion( efectiva| asertiva)?|trabajo en equipo|liderazgo|resolucion de (problemas|conflictos)|gestion del tiempo|pensamiento critico|creatividad|adaptabilidad|empatia|proactividad|responsabilidad|puntualidad|organizacion|negociacion|public speaking|conflict resolution|attention to detail|work ethic|flexibility|flexibilidad|mentoring)$/

/** The skills of a section: lists under labels, rows of a table, bullets, tags. Levels and rating dots are left out. */
export const parseSkills = (lines: readonly PLine[], trace: Trace): SkillLists => {
  const technical: string[] = []
  const soft: string[] = []
  const rated = areRated(lines)
  for (const { text, label, line } of joinWrapped(lines)) {
    const isSoft = SOFT.test(fold(label))
    for (const raw of text.split(SPLIT)) {
      const skill = rated ? withoutLevel(clean(raw)) : clean(raw)
      if (skill === '' || LEVEL.test(fold(skill)) || !/[\p{L}\d]/u.test(skill)) continue
      const list = isSoft || SOFT.test(fold(skill)) ? soft : technical
      list.push(skill.slice(0, LIMITS.skill))
      trace.add(`skills/${list === soft ? 'soft' : 'technical'}`, line.index, skill.length > LONGEST ? 0.4 : 0.8)
    }
  }
  return { technical: unique(technical), soft: unique(soft) }
}

/** A level after a skill, in a section where it stands after most. */
const LAST_WORD = /^(.+?)\s+(\S+)$/

const withoutLevel = (skill: string): string => {
  const found = LAST_WORD.exec(skill)
  return found?.[1] && LEVEL.test(fold(found[2] ?? '')) ? found[1] : skill
}

const areRated = (lines: readonly PLine[]): boolean => {
  const rated = lines.filter(
    (line) => line.parts.length === 1 && LEVEL.test(fold(LAST_WORD.exec(line.body)?.[2] ?? line.body)),
  )
  return rated.length >= 3 && rated.length * 2 >= lines.length
}

const unique = (list: readonly string[]): string[] => {
  const seen = new Set<string>()
  return list
    .filter((skill) => {
      const known = seen.has(fold(skill))
      seen.add(fold(skill))
      return !known
    })
    .slice(0, LIMITS.list)
}

const LEVEL_WORDS =
  '(?:nivel\\s+)?(?:experto?|experta|advanced|intermediate|beginner|basic|proficient|avanzad[oa]|intermedi[oa]|b[aá]sic[oa]|medio|alto|bajo|native|fluent)(?:\\s+(?:level|user))?'
const RATING = new RegExp(
  `[★☆●○◉◯⬤■□▪▫]{2,}|\\b\\d{1,3}\\s?%|\\(\\s*\\)|(?:[(:]\\s*|\\s[–—-]\\s*)${LEVEL_WORDS}\\)?$`,
  'giu',
)

/** Whether a text is nothing but how well something is known. */
const isLevel = (text: string): boolean =>
  new RegExp(`^${LEVEL_WORDS}$`, 'iu').test(text.trim()) || /^(?:\d{1,3}\s?%|[1-5]\s?\/\s?5)$/.test(text.trim())

const clean = (raw: string): string =>
  raw
    .replace(/^(?:keywords|palabras clave)\s*:\s*/i, '')
    .replace(RATING, ' ')
    .replace(/^(?:and|y|e)\s+/i, '')
    .replace(/^[\s•·*▪–—-]+|[\s,;:.•·–—-]+$/g, (m) =>
      m.includes('.') && /\S/.test(m.replaceAll('.', '')) ? '' : m.startsWith('.') ? '' : '',
    )
    .replace(/\s+/g, ' ')
    .trim()

interface Row {
  text: string
  readonly label: string
  readonly line: PLine
}

/** Lines with their wrapped rest put together, the label before a colon or in another font taken off. */
const joinWrapped = (lines: readonly PLine[]): Row[] => {
  const rows: Row[] = []
  let above = ''
  const edge = Math.max(0, ...lines.map((line) => line.right))
  lines.forEach((line, i) => {
    const before = lines[i - 1]
    const last = rows.at(-1)
    const text = bodyOf(line)
    if (last && before && wraps(line, before, edge)) {
      last.text = `${last.text} ${text}`
      return
    }
    if (isGroupName(lines, i)) return
    const label = labelOf(line)
    const rest = text.slice(label.length).replace(/^[\s:|]*/, '')
    const name = label.replace(/\s*:\s*$/, '')
    above = rest === '' ? name : label === '' ? above : ''
    rows.push({ text: rest, label: name || above, line })
  })
  return rows.filter((row) => row.text !== '')
}

/** The line with a bar wherever a wide gap parts two items (tags, tables). */
const bodyOf = (line: PLine): string => {
  if (line.bullet || !line.parts.some((part, i) => i > 0 && part.gap)) return line.body
  return line.parts
    .map((part, i) => (i > 0 && part.gap ? ` | ${part.text}` : ` ${part.text}`))
    .join('')
    .trim()
}

/** A line that only names the list under it: no commas, in another look, and its list (after a level) has commas. */
const isGroupName = (lines: readonly PLine[], at: number): boolean => {
  const line = lines[at]
  const next = lines[at + 1]
  const list = next && LEVEL.test(fold(next.text)) ? lines[at + 2] : next
  if (!line || !list || line.bullet || /[,;:|]/.test(line.text) || line.parts.length > 1) return false
  if (list.style === line.style || line.text.length >= 40) return false
  return list.text.includes(',') || headsColumn(lines, at)
}

/** Bold or larger over a column of single items in another look: two of them at least, or bullets. */
const headsColumn = (lines: readonly PLine[], at: number): boolean => {
  const [line, first, second] = lines.slice(at, at + 3)
  if (!line || !first || line.page !== first.page || first.y <= line.y) return false
  if (!(line.bold && !first.bold) && line.size <= first.size) return false
  return first.bullet || (second !== undefined && second.style === first.style && second.y > first.y)
}

/** A list goes on when the line above ends in a comma, or this one starts in the middle of an item. */
const wraps = (line: PLine, before: PLine, edge: number): boolean => {
  if (line.bullet || labelOf(line) !== '' || line.page !== before.page || line.y <= before.y) return false
  if (/[,;&/]$|\b(?:and|y|de|of|en|con|with)$/.test(before.text) || opensBracket(before.text)) return true
  const listed = /[,;]/.test(before.text) || /[,;]/.test(line.text) || before.bullet
  if (/^\p{Ll}/u.test(line.text) && line.gap < 1.75 && listed) return true
  return listed && line.gap < 1.75 && line.style === before.parts.at(-1)?.style && wouldNotFit(line, before, edge)
}

const labelOf = (line: PLine): string => {
  const colon = LABEL.exec(line.body)
  if (colon) return isLevel(line.body.slice(colon[0].length)) ? '' : colon[0]
  const [first, second] = line.parts
  if (
    !first ||
    !second ||
    line.bullet ||
    /[·|•]$/.test(first.text) ||
    /^[·|•]/.test(second.text) ||
    first.text.includes(',') ||
    first.text.length > 45
  )
    return ''
  const rest = line.parts.slice(1)
  const differs = first.style !== second.style || second.gap
  const words = rest
    .map((part) => part.text)
    .join(' ')
    .split(' ').length
  const listed =
    rest.some((part) => part.text.includes(',')) ||
    (second.gap && line.parts.length === 2 && (words >= 5 || first.style !== second.style))
  return differs && listed && line.text.startsWith(first.text) ? first.text : ''
}
