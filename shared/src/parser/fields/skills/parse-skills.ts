import { LIMITS } from '../../../resume/schema/limits.ts'
import { fold } from '../../lexicon/fold.ts'
import type { ParsedLine } from '../../lines/parsed-line.ts'
import type { ProvenanceCollector } from '../provenance-collector.ts'
import { removeRating, SKILL_LEVEL } from './skill-levels.ts'
import { splitSkillRows } from './skill-rows.ts'

export interface SkillLists {
  readonly technical: readonly string[]
  readonly soft: readonly string[]
}

/** A longer text is a sentence about skills. */
const MAX_SKILL_CHARS = 60
const SEPARATOR = /\s*[,;|•·●▪■◦○⋅∙◆]\s*(?![^()]*\))|\s+[–—/]\s+|\s{3,}|\s+-\s+/u
const SOFT_SKILL =
  /\b(soft|interpersonal|blandas|personales|interpersonales|sociales)\b|^(communication|teamwork|leadership|problem[- ]solving|time management|critical thinking|creativity|adaptability|collaboration|empathy|comunicacion( efectiva| asertiva)?|trabajo en equipo|liderazgo|resolucion de (problemas|conflictos)|gestion del tiempo|pensamiento critico|creatividad|adaptabilidad|empatia|proactividad|responsabilidad|puntualidad|organizacion|negociacion|public speaking|conflict resolution|attention to detail|work ethic|flexibility|flexibilidad|mentoring)$/

/** The skills of a section: lists under labels, rows of a table, bullets, tags. Levels and ratings are left out. */
export const parseSkills = (lines: readonly ParsedLine[], provenance: ProvenanceCollector): SkillLists => {
  const isRated = hasLevels(lines)
  const skills = splitSkillRows(lines).flatMap(({ text, label, line }) =>
    text.split(SEPARATOR).flatMap((raw) => {
      const skill = isRated ? removeLevel(cleanSkill(raw)) : cleanSkill(raw)
      if (skill === '' || SKILL_LEVEL.test(fold(skill)) || !/[\p{L}\d]/u.test(skill)) return []
      return [{ skill, line, isSoft: SOFT_SKILL.test(fold(label)) || SOFT_SKILL.test(fold(skill)) }]
    }),
  )
  for (const { skill, line, isSoft } of skills)
    provenance.record(`skills/${isSoft ? 'soft' : 'technical'}`, line.index, skill.length > MAX_SKILL_CHARS ? 0.4 : 0.8)
  const select = (soft: boolean) =>
    selectUnique(skills.filter(({ isSoft }) => isSoft === soft).map(({ skill }) => skill.slice(0, LIMITS.skillChars)))
  return { technical: select(false), soft: select(true) }
}

const LAST_WORD = /^(.+?)\s+(\S+)$/

const removeLevel = (skill: string): string => {
  const [, name, level = ''] = LAST_WORD.exec(skill) ?? []
  return name && SKILL_LEVEL.test(fold(level)) ? name : skill
}

/** Whether most lines, and at least three, end with a level. */
const hasLevels = (lines: readonly ParsedLine[]): boolean => {
  const rated = lines.filter(
    (line) => line.segments.length === 1 && SKILL_LEVEL.test(fold(LAST_WORD.exec(line.body)?.[2] ?? line.body)),
  )
  return rated.length >= 3 && rated.length * 2 >= lines.length
}

const selectUnique = (skills: readonly string[]): string[] => {
  const byKey = new Map<string, string>()
  for (const skill of skills) if (!byKey.has(fold(skill))) byKey.set(fold(skill), skill)
  return [...byKey.values()].slice(0, LIMITS.listItems)
}

const cleanSkill = (raw: string): string =>
  removeRating(raw.replace(/^(?:keywords|palabras clave)\s*:\s*/i, ''))
    .replace(/^(?:and|y|e)\s+/i, '')
    .replace(/^[\s•·*▪–—-]+|[\s,;:.•·–—-]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
