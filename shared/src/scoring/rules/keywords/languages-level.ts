import { normalizeText } from '../../../parser/lexicon/fold.ts'
import { isLanguageName, startsWithLanguage } from '../../../parser/lexicon/language-names.ts'
import { findLanguage } from '../../job-match/languages.ts'
import { ratioToTarget } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

const LEVEL =
  /\b([abc][12]|nativ|native|natal\b|materno|materna|mother ?tongue|fluent|fluid|bilingu|avanzad|avancad|advanced|beginner|principiante|intermedi|basic|elementary|proficien|conversa|working|profesional|professional|limited|(high|medium|low|good)\b|(alto|medio|bajo|bueno)\b|toefl|ielts|toeic|dele|delf|cambridge|n[1-5]\b|\d{2,3}\s?%)/

/** Examinations of a language, whose results are a level. */
const EXAMS: Readonly<Record<string, RegExp>> = {
  english:
    /\b(toefl|ielts|toeic|linguaskill|aptis|duolingo|(ket|pet|fce|cae|cpe)\b|preliminary english|first certificate|advanced english)/,
  french: /\b(delf|dalf|tcf)\b/,
  german: /\b(goethe|testdaf)\b/,
  italian: /\b(celi|cils|plida)\b/,
  spanish: /\b(dele|siele)\b/,
  portuguese: /\bcelpe\b/,
  chinese: /\bhsk\b/,
  japanese: /\b(jlpt|noken)\b/,
}

/** Whether a line has the level of a language under its name in another language, or its examination. */
const isRatedElsewhere = (text: string, known: string): boolean =>
  EXAMS[known]?.test(text) ||
  (LEVEL.test(text) && text.split(/[^\p{L}]+/u).some((word) => findLanguage(word) === known))

interface Listed {
  readonly language: string
  readonly detail?: string | undefined
}

const AND = /(?:^|\s)(?:and|y|e|&)\s/

/** `English and Swahili` are two, also where the second one stands in the detail. */
const splitNames = ({ language, detail = '' }: Listed): Listed[] => {
  const [, added = ''] = AND.test(detail) ? detail.split(AND) : []
  const second = added.replace(/(?<![.,\s])[.,\s]+$/, '')
  const isListed = isLanguageName(second) && detail.search(AND) === 0
  const names = [...language.split(AND), ...(isListed ? [second] : [])]
  const rest = isListed ? undefined : detail
  return names.every(isLanguageName)
    ? names.map((name) => ({ language: name, detail: rest }))
    : [{ language, detail: rest }]
}

/**
 * Share of languages with a proficiency level, in their field or beside their name on the page.
 * Source: Europass and CEFR levels.
 */
export const languagesLevel = defineRule({
  code: 'languages-level',
  category: 'keywords',
  weight: 4,
  needs: 'text',
  field: 'skills/languages',
  restsOn: 'languages',
  measure: ({ content, lines, quote }) => {
    const listed = (content.sections.skills?.languages ?? []).flatMap(splitNames)
    const languages = listed.filter(
      (l) => l.language && (isLanguageName(l.language) || !LEVEL.test(normalizeText(l.language))),
    )
    if (languages.length === 0) return null
    const folded = lines.map(({ text }) => normalizeText(text))
    const unrated = languages.filter((l) => {
      if (LEVEL.test(normalizeText(l.detail ?? ''))) return false
      const name = normalizeText(l.language)
      if (folded.some((text) => text.includes(name) && LEVEL.test(text.replace(name, '')))) return false
      const known = findLanguage(name)
      if (known !== undefined && folded.some((text) => isRatedElsewhere(text, known))) return false
      const nameLine = lines.findIndex(({ text }, i) => {
        const line = folded[i] ?? ''
        return (
          (line.startsWith(name) && text.length < name.length + 8) ||
          (line.includes(name) && text.split(/[\s,|]+/).every(isLanguageName))
        )
      })
      const below = nameLine < 0 ? undefined : lines[nameLine + 1]?.text
      return below === undefined || !LEVEL.test(normalizeText(below)) || startsWithLanguage(below)
    })
    return {
      ratio: ratioToTarget(languages.length - unrated.length, languages.length),
      evidence: unrated.map((l) => quote(l.language, 'skills/languages')),
      params: { with: languages.length - unrated.length, of: languages.length },
    }
  },
})
