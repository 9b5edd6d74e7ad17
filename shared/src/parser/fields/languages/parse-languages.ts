import type { LanguageSkill } from '../../../resume/schema/content.ts'
import { DEFAULT_PROFICIENCY } from '../../../resume/schema/content.ts'
import { LIMITS } from '../../../resume/schema/limits.ts'
import { findProficiency, levelDetail } from '../../../resume/schema/parse-proficiency.ts'
import { namesLanguage } from '../../lexicon/language-names.ts'
import { CODES } from './language-grid.ts'
import { opensBracket, type PLine } from '../../lines/parsed-line.ts'
import type { Trace } from '../provenance-collector.ts'
import { joinWhere } from '../entries/wrapped-lines.ts'

const NAME = /^(\p{L}[\p{L} ]{2,24}?)\s*(?:[:–—(,-]|\s{2,}|$)/u
const LEVEL =
  '(?:native|nativ[oa]|materna|fluent|advanced|intermediate|basic|beginner|elementary|conversational|bilingual|professional|full|limited|avanzad[oa]|intermedi[oa]|b[aá]sic[oa]|biling[uü]e|fluido|alto|medio|bajo|[abc][12])(?![\\p{L}\\d])'
/** A level by itself. */
const LEVEL_ONLY = new RegExp(`^[(]?${LEVEL}`, 'iu')
/** A name and its level with nothing but a space between. */
const NAME_LEVEL = new RegExp(`^(\\p{Lu}\\p{L}+(?: \\p{L}+)?) ${LEVEL}`, 'iu')

interface Found extends LanguageSkill {
  id: string
  /** The level as written, until it is known whether it says more than the form's words. */
  level: string
  readonly line: number
}

/** `Español: Nativo`, `Inglés (C1)`, `English — fluent`, names and levels on lines of their own or in a grid; `lines` as `plainLanguageLines` gives them. */
export const parseLanguages = (lines: readonly PLine[], trace: Trace, offset = 0): LanguageSkill[] => {
  const out: Found[] = []
  for (const line of joinWhere(lines, isInBrackets)) {
    const texts = pieces(line)
    for (const text of texts) {
      const open = out.slice(-texts.length).find((language) => language.level === '') ?? out.at(-1)
      if (LEVEL_ONLY.test(text) && open) {
        setLevel(open, open.level === '' ? text : `${open.level}, ${text}`)
        continue
      }
      const found = languageOf(text, line)
      if (!found) continue
      out.push({ id: `language-${offset + out.length + 1}`, ...found, level: '', line: line.index })
      const last = out.at(-1)
      if (last && found.detail) setLevel(last, found.detail)
    }
  }
  return out.slice(0, LIMITS.list).map(({ level, line, detail, ...language }) => {
    trace.add(`languages/${language.id}/language`, line, namesLanguage(language.language) ? 0.9 : 0.5)
    trace.add(`languages/${language.id}/proficiency`, line, findProficiency(level) ? 0.8 : 0.4)
    return { ...language, ...(detail && { detail }) }
  })
}

/** The rest of a level in brackets that had no room: `Inglés (Professional` and `Working)` under it. */
const isInBrackets = ({ text }: PLine, line: PLine): boolean =>
  opensBracket(text) && line.gap <= 1.75 && line.text.endsWith(')') && !line.text.includes('(')

const setLevel = (language: Found, level: string): void => {
  language.level = level
  language.proficiency = findProficiency(mostlyAt(level)) ?? DEFAULT_PROFICIENCY
  const detail = levelDetail(level)
  if (detail) language.detail = detail.slice(0, LIMITS.line)
  else delete language.detail
}

/** Of several levels, one for each ability, the one that stands most often; the lower of two. */
const mostlyAt = (level: string): string => {
  const codes = level.match(CODES) ?? []
  if (codes.length < 2) return level
  const times = (code: string) => codes.filter((other) => other === code).length
  return codes.toSorted((a, b) => times(b) - times(a) || (a < b ? -1 : 1))[0] ?? level
}

/** The texts of a line, one a language or a level: parted at commas and bars, and at gaps where languages stand in a grid. */
const pieces = (line: PLine): string[] => {
  const gaps = atGaps(line)
  const grid = gaps.length > 1 && (gaps.filter(namesLanguage).length > 1 || gaps.every((text) => LEVEL_ONLY.test(text)))
  return (grid ? gaps : [line.body]).flatMap((text) =>
    text.split(/\s*[,;|•·](?![^(]*\))\s*/).flatMap((t) => (t.trim() ? [t.trim()] : [])),
  )
}

const atGaps = (line: PLine): string[] => {
  const out: string[] = []
  for (const part of line.parts) {
    if (out.length === 0 || part.gap) out.push(part.text)
    else out[out.length - 1] = `${out.at(-1)} ${part.text}`
  }
  return out
}

const languageOf = (text: string, line: PLine): Omit<LanguageSkill, 'id'> | undefined => {
  const [first] = line.parts
  const fromPart =
    line.parts.length > 1 && first && text.startsWith(first.text) ? first.text.replace(/[\s:–—(-]+$/, '') : undefined
  const name = fromPart ?? NAME_LEVEL.exec(text)?.[1] ?? NAME.exec(text)?.[1] ?? text.split(' ')[0]
  if (!name || !(/^\p{Lu}/u.test(name) || namesLanguage(name)) || name.split(' ').length > 3) return undefined
  const detail = withoutBrackets(
    text
      .slice(name.length)
      .replace(/^[\s:–—,-]+/, '')
      .trim(),
  )
  return {
    language: name.trim(),
    proficiency: DEFAULT_PROFICIENCY,
    ...(detail && { detail }),
  }
}

/** `(Advanced, C1)` → `Advanced, C1`; brackets inside stay as they are. */
const withoutBrackets = (text: string): string => {
  const inner = /^\(([^()]*)\)?$/.exec(text)?.[1] ?? text
  const open = inner.split('(').length
  return open < inner.split(')').length ? inner.replace(/\)$/, '').trim() : inner.trim()
}
