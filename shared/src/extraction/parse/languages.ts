import type { LanguageSkill } from '../../resume/content.ts'
import { DEFAULT_PROFICIENCY } from '../../resume/content.ts'
import { LIMITS } from '../../resume/limits.ts'
import { findProficiency } from '../../resume/read-proficiency.ts'
import type { PLine } from './lines.ts'
import type { Trace } from './provenance.ts'

const NAME = /^(\p{L}[\p{L} ]{2,24}?)\s*(?:[:–—(,-]|\s{2,}|$)/u
/** A level by itself. */
const LEVEL_ONLY =
  /^[(]?(?:native|nativ[oa]|materna|fluent|advanced|intermediate|basic|beginner|elementary|conversational|bilingual|professional|full|limited|avanzad[oa]|intermedi[oa]|b[aá]sic[oa]|biling[uü]e|fluido|alto|medio|bajo|[abc][12])\b/i

/** `Español: Nativo`, `Inglés (C1)`, `English — fluent`, names and levels on lines of their own. */
export const parseLanguages = (lines: readonly PLine[], trace: Trace): LanguageSkill[] => {
  const out: LanguageSkill[] = []
  for (const line of lines) {
    for (const text of pieces(line)) {
      const last = out.at(-1)
      if (LEVEL_ONLY.test(text) && last && !last.detail) {
        last.detail = text.slice(0, LIMITS.line)
        last.proficiency = findProficiency(text) ?? last.proficiency
        continue
      }
      const found = languageOf(text, line)
      if (!found) continue
      const id = `language-${out.length + 1}`
      out.push({ id, ...found })
      trace.add(`languages/${id}/language`, line.index, findProficiency(text) ? 0.9 : 0.6)
    }
  }
  return out.slice(0, LIMITS.list)
}

const pieces = (line: PLine): string[] =>
  line.body.split(/\s*[,;|•·](?![^(]*\))\s*/).flatMap((t) => (t.trim() ? [t.trim()] : []))

const languageOf = (text: string, line: PLine): Omit<LanguageSkill, 'id'> | undefined => {
  const [first] = line.parts
  const fromPart =
    line.parts.length > 1 && first && text.startsWith(first.text) ? first.text.replace(/[\s:–—(-]+$/, '') : undefined
  const name = fromPart ?? NAME.exec(text)?.[1] ?? text.split(' ')[0]
  if (!name || !/^\p{Lu}/u.test(name) || name.split(' ').length > 3) return undefined
  const detail = text.slice(name.length).replace(/^[\s:–—(,-]+|[\s)]+$/g, '')
  return {
    language: name.trim(),
    proficiency: findProficiency(detail) ?? DEFAULT_PROFICIENCY,
    ...(detail && { detail: detail.slice(0, LIMITS.line) }),
  }
}
