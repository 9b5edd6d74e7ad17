import { LIMITS } from '../../../resume/schema/limits.ts'
import { fold } from '../../lexicon/fold.ts'
import type { SectionKind } from '../../lexicon/heading-words.ts'
import { headingKind, isComposedHeading } from '../../lexicon/headings.ts'
import { isSoftSkill } from '../../lexicon/soft-skills.ts'
import { isTool } from '../../lexicon/tool-names.ts'
import type { ParsedLine } from '../../lines/parsed-line.ts'
import { EMAIL, findLinks } from '../header/contact-patterns.ts'
import type { ProvenanceCollector } from '../provenance-collector.ts'
import { joinCellRows } from './cell-rows.ts'
import { labelByStyle } from './labels-by-style.ts'
import { isLevelText, removeNumberLevels, SKILL_LEVEL } from './skill-levels.ts'
import { OPEN_LABEL, type SkillRow, splitSkillRows } from './skill-rows.ts'
import {
  cleanSkill,
  endsWithLevel,
  findToolsOfSentence,
  isExplanation,
  isProse,
  removeLevel,
  splitSkills,
  startsPhrase,
} from './skill-texts.ts'

export interface SkillLists {
  readonly technical: readonly string[]
  readonly soft: readonly string[]
  /** Technical skills under labels; empty unless there are several. */
  readonly groups: readonly { readonly name: string; readonly items: string[] }[]
  /** Lines of running text, which list no skills. */
  readonly prose: readonly ParsedLine[]
}

interface FoundSkill {
  readonly skill: string
  readonly line: ParsedLine
  readonly isSoft: boolean
  /** Label of its row; empty for none. */
  readonly label: string
}

/** A longer text is a sentence about skills. */
const MAX_SKILL_CHARS = 60
/** A heading that names abilities of both kinds: `Habilidades técnicas y personales`. */
const TECHNICAL_TITLE = /\b(?:technical|hard|tecnic[oa]s?|duras|digitales|informatic[oa]s?)\b/
/** `Nivel intermedio` alone; without its noun it may be an instrument (`Bajo`). */
const isNamedLevel = (text: string): boolean => /^nivel\s/iu.test(text) && isLevelText(text)
/** An adjective that names a group of skills and is none. */
const GROUP_ADJECTIVE =
  /^(?:personales|interpersonales|sociales|informaticas|tecnicas|blandas|duras|profesionales|digitales|linguisticas)$/
/** The date that a browser prints at the edge of a page. */
const PRINT_DATE = /\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/

/** As many dates with months, and this share of the lines, are those of entries: courses below `Knowledge`. */
const MIN_DATED_ENTRIES = 3
const MIN_DATED_SHARE = 0.15
/** A month; `Primavera 2019` is a tool. */
const hasMonth = ({ dates, text }: ParsedLine): boolean =>
  dates !== undefined && /^(?!primavera|spring).*\p{L}{3}/iu.test(text.slice(dates.from, dates.to))

/** The skills of a section with a title: lists under labels, rows of a table, bullets, tags. Levels and ratings are left out. */
export const parseSkills = (lines: readonly ParsedLine[], provenance: ProvenanceCollector, title = ''): SkillLists => {
  if (lines.filter(hasMonth).length >= Math.max(MIN_DATED_ENTRIES, lines.length * MIN_DATED_SHARE))
    return { technical: [], soft: [], groups: [], prose: lines }
  const isRated = hasLevels(lines)
  const prose: ParsedLine[] = []
  const found: FoundSkill[] = []
  for (const rows of groupByLabel(
    labelByStyle(splitSkillRows(joinCellRows(removeNumberLevels(lines.filter((line) => !isPageFurniture(line)))))),
  )) {
    const [first] = rows
    if (!first) continue
    if (OTHER_LABELS.has(headingKind(first.label) ?? 'skills')) {
      prose.push(...rows.flatMap((row) => row.lines))
      continue
    }
    if (isExplained(rows)) {
      found.push(...toSkills([first.label], first, isRated))
      prose.push(...rows.flatMap((row) => row.lines))
      continue
    }
    for (const row of rows) {
      const tools = row.text.length > MAX_SKILL_CHARS ? findToolsOfSentence(row.text) : []
      if (tools.length > 0) found.push(...toSkills(tools, row, isRated))
      else if (isProse(row.text) || hasMonth(row.line)) prose.push(...row.lines)
      else {
        const isLabeled = row.labelLine === row.line.index
        const skills = isPhrase(row) ? [cleanSkill(row.text)] : splitSkills(row.text, isLabeled)
        found.push(...toSkills(skills, row, isRated))
      }
    }
  }
  const isSoftSection = isSoftSkill(title) && !TECHNICAL_TITLE.test(fold(title))
  const skills = found.map((each) => ({
    ...each,
    isSoft: each.isSoft || (isSoftSection && each.label === '' && !isTool(each.skill)),
  }))
  for (const { skill, line, isSoft } of skills)
    provenance.record(`skills/${isSoft ? 'soft' : 'technical'}`, line.index, skill.length > MAX_SKILL_CHARS ? 0.4 : 0.8)
  const select = (soft: boolean) =>
    selectUnique(skills.filter(({ isSoft }) => isSoft === soft).map(({ skill }) => skill.slice(0, LIMITS.skillChars)))
  const technical = select(false)
  const groups = groupTechnical(technical, skills)
  return { technical, soft: select(true), groups: groups.length > 1 ? groups : [], prose }
}

/** A label that names no area: `Technical skills`, `Otras`. */
const PLAIN_LABEL = /^(?:(?:technical|hard|core|key|other|tecnicas|duras|otras?|otros)(?: skills)?|skills|habilidades)$/

/** The technical skills under each label that names an area, in their order. */
const groupTechnical = (technical: readonly string[], skills: readonly FoundSkill[]) => {
  const groups = new Map<string, string[]>()
  const left = new Set(technical)
  for (const { skill, label, isSoft } of skills) {
    const name = label.trim()
    if (isSoft || name === '' || PLAIN_LABEL.test(fold(name)) || headingKind(name) === 'skills') continue
    if (left.delete(skill)) groups.set(name, [...(groups.get(name) ?? []), skill])
  }
  return [...groups].map(([name, items]) => ({ name, items }))
}

/** An item about one thing that has a list in it: `Elaboración de quesos, mermeladas y conservas`. */
const isPhrase = ({ line, text, label }: SkillRow): boolean => line.bullet && label === '' && startsPhrase(text)

/** Labels of rows that list something else: `Intereses: historia, escalada`. */
const OTHER_LABELS: ReadonlySet<SectionKind> = new Set(['interests', 'references'])
/** Mean words of the rows below a label that explain it. */
const MIN_ROW_WORDS = 4

/** As many bullets below a label are a list, however long they are. */
const MIN_ITEMS = 3

/** Whether the text of rows explains their label, which is then the skill. */
const isExplained = (rows: readonly SkillRow[]): boolean => {
  const label = rows[0]?.label ?? ''
  if (label === '' || OPEN_LABEL.test(label) || headingKind(label) !== undefined || isComposedHeading(label))
    return false
  if (rows.length >= MIN_ITEMS && rows.every(({ line }) => line.bullet)) return false
  const text = rows.map((row) => row.text).join(' ')
  return isExplanation(text) && (rows.length === 1 || text.split(' ').length >= rows.length * MIN_ROW_WORDS)
}

const toSkills = (texts: readonly string[], { label, line }: SkillRow, isRated: boolean): FoundSkill[] =>
  texts.flatMap((text) => {
    const skill = isRated ? cleanSkill(removeLevel(text)) : text
    if (skill === '' || SKILL_LEVEL.test(fold(skill)) || !/\p{L}/u.test(skill)) return []
    if (isNamedLevel(skill) || GROUP_ADJECTIVE.test(fold(skill))) return []
    return [{ skill, line, label, isSoft: isSoftSkill(label) || isSoftSkill(skill) }]
  })

/** Rows under one label together, other rows each alone. */
const groupByLabel = (rows: readonly SkillRow[]): SkillRow[][] => {
  const groups: SkillRow[][] = []
  for (const row of rows) {
    const group = groups.at(-1)
    if (group && row.labelLine !== undefined && group[0]?.labelLine === row.labelLine) group.push(row)
    else groups.push([row])
  }
  return groups
}

/** `2/3`, `Página 2 de 3`. */
const PAGE_NUMBER = /^(?:(?:p[aá]g(?:ina|\.)?|page) )?\d{1,2} ?(?:\/|of|de) ?\d{1,2}$/iu

/** The end of a list that tells of more: `Entre otros...`. */
const AND_OTHERS = /^(?:(?:y|and)\s)?(?:entre otr[oa]s|muchos? m[aá]s|among others|many more|etc[eé]tera|etc)\W{0,5}$/iu

/** Contact data, page numbers and print dates at the edges of a page. */
const isPageFurniture = ({ text }: ParsedLine): boolean =>
  PAGE_NUMBER.test(text) ||
  AND_OTHERS.test(text) ||
  EMAIL.test(text) ||
  PRINT_DATE.test(text) ||
  /^(?:versi[oó]n(?!\scontrol)|last updated|[uú]ltima actualizaci[oó]n|actualizado|curr[ií]culum)\b/iu.test(text) ||
  findLinks(text).some((link) => /^(?:https?:|www\.)/.test(link))

/** Whether most lines, and at least three, end with a level. */
const hasLevels = (lines: readonly ParsedLine[]): boolean => {
  const rated = lines.filter((line) => line.segments.length === 1 && endsWithLevel(line.body))
  return rated.length >= 3 && rated.length * 2 >= lines.length
}

const selectUnique = (skills: readonly string[]): string[] => {
  const byKey = new Map<string, string>()
  for (const skill of skills) if (!byKey.has(fold(skill))) byKey.set(fold(skill), skill)
  return [...byKey.values()].slice(0, LIMITS.listItems)
}
