import { fold, wordsOf } from '../../context/text.ts'
import { type Rule, towards } from '../../rule.ts'

/** Levels as degrees name them in both languages. */
const LEVEL =
  /\b(bachelor|b\.?\s?sc?|b\.?a|b\.?e|b\.?tech|beng|master|m\.?\s?sc?|m\.?a|m\.?eng|m\.?tech|mba|ph\.?\s?d|doctor|doctorate|associate|diploma|certificate|degree|high school|a-levels?|ged|bootcamp|licenciad|licenciatura|lic|grado|graduad|ingenier|ing|maestri|master|doctorado|posgrado|postgrado|especiali|tecnic|tecnolog|tsu|bachiller|preparatoria|secundaria|fp|ciclo formativo|diplomad|curso|profesorado|arquitect|abogad|medic|contador|engineer)/

/** Each study says its level (a degree) and its field in words that a search knows. */
export const educationField: Rule = {
  code: 'education-field',
  category: 'keywords',
  needs: 'text',
  measure: ({ content, place }) => {
    const entries = content.sections.education ?? []
    if (entries.length === 0) return { share: 0, params: { named: 0, of: 0 } }
    const worth = entries.map((e) => {
      const words = `${e.degree} ${e.field}`
      return (LEVEL.test(fold(words)) ? 0.5 : 0) + (wordsOf(words).length >= 2 ? 0.5 : 0)
    })
    const odd = entries.filter((_, i) => (worth[i] ?? 0) < 1)
    return {
      share: towards(
        worth.reduce<number>((sum, n) => sum + n, 0),
        entries.length,
      ),
      evidence: odd.map((e) => place(e.degree || e.institution, `education/${e.id ?? entries.indexOf(e)}/degree`)),
      params: { named: entries.length - odd.length, of: entries.length },
    }
  },
}
