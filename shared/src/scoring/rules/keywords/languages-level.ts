import { fold } from '../../context/text.ts'
import { type Rule, towards } from '../../rule.ts'

const LEVEL =
  /\b([abc][12]|nativ|native|materno|materna|mother tongue|fluent|fluid|bilingu|avanzad|advanced|intermedi|basic|elementary|proficien|conversa|working|profesional|professional|limited|toefl|ielts|toeic|dele|delf|cambridge|n[1-5]\b|\d{2,3}\s?%)/

/** Every language says how well it is spoken. */
export const languagesLevel: Rule = {
  code: 'languages-level',
  category: 'keywords',
  needs: 'text',
  measure: ({ content, lines, place }) => {
    const languages = (content.sections.skills?.languages ?? []).filter((l) => l.language)
    if (languages.length === 0) return null
    const without = languages.filter((l) => {
      if (LEVEL.test(fold(l.detail ?? ''))) return false
      const name = fold(l.language)
      const at = lines.findIndex(
        (line) => fold(line.text).includes(name) && LEVEL.test(fold(line.text).replace(name, '')),
      )
      if (at >= 0) return false
      const own = lines.findIndex((line) => fold(line.text).startsWith(name) && line.text.length < name.length + 8)
      return !(own >= 0 && LEVEL.test(fold(lines[own + 1]?.text ?? '')))
    })
    return {
      share: towards(languages.length - without.length, languages.length),
      evidence: without.map((l) => place(l.language, 'skills/languages')),
      params: { with: languages.length - without.length, of: languages.length },
    }
  },
}
