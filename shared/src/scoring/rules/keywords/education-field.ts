import { normalizeText } from '../../../parser/lexicon/fold.ts'
import { startsWithLanguage } from '../../../parser/lexicon/language-names.ts'
import { splitWords } from '../../context/text.ts'
import { ratioToTarget } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

/** Degree levels in both languages, on normalized text. */
const LEVEL =
  /\b(bachelor|undergraduate|b\.?\s?sc?|b\.?f?\.?a|a\.?b|b\.?e|b\.?\s?comm?|b\W?\.?tech|beng|master|m\.?\s?sc?|m\.?a|m\.?eng|m\.?tech|mba|ph\.?\s?d|doctor|doctorate|associate|diploma|certifica|degree|iti|graduate|high school|[ao]\s?-?\s?levels?|ged|technician|bootcamp|licenciad|licenciatura|lic|grado|graduad|ingenier|ing|maestri|doctorado|pregrado|posgrado|postgrado|especiali|expert[oa]|perito|tec\b|tecnic|tecnolog|t\.?s\.?u|bachiller|btp|preparatoria|secundaria|f\.?p|auxiliar|ciclo (?:formativo|superior|medio)|diplomad|curso|profesorado|arquitect|abogad|medic|contador|engineer)/

/** Levels of school, and professions that are a degree with its field. */
const WHOLE =
  /\b(primaria|secundari[ao]|(ensenanza|educacion) (media|basica)|^(media|basica)$|ensino (medio|fundamental)|w\.?a\.?s\.?s\.?c\.?e|basicos?|eso|bachiller(ato)?|preparatoria|high school|secondary|primary|matriculation|intermediate|class (x|xii|10|12)|(1|s)sc|hsc|s\.?s\.?l\.?c|h\.?s\.?c|gcse|[ao]\s?-?\s?levels?|c\.?p\.?e|[km]\.?s?\.?c\.?[sp]?\.?e|administrador[a]? de empresas|abogad[oa]|medic[oa]|arquitect[oa]|contador[a]?( public[oa])?|enfermer[oa]|psicolog[oa]|mba|ll\.?b|m\.?d)\b/

/** A stay at another school, which has no level. */
const EXCHANGE = /\b(erasmus|sicue|intercambio|movilidad|exchange|estancia|study abroad|summer school)\b/

/** What the line below a name of a course says. */
const COURSE = /^(online )?(curso|course|bootcamp|taller|workshop)\b/

/**
 * Share of education entries that name a level (half) and have a degree and field of two words (half).
 * Source: how recruiters search by term.
 */
export const educationField = defineRule({
  code: 'education-field',
  category: 'keywords',
  weight: 6,
  needs: 'text',
  field: 'education',
  restsOn: 'studies',
  restsOnNames: true,
  measure: ({ content, quote }) => {
    const entries = content.sections.education ?? []
    if (entries.length === 0) return { ratio: 0, params: { named: 0, of: 0 } }
    const ratios = entries.map((e) => {
      const studyText = `${e.degree} ${e.field}`
      // A course has no level, and one of a language no field.
      const isCourse = COURSE.test(normalizeText(e.description ?? ''))
      if (
        WHOLE.test(normalizeText(studyText)) ||
        startsWithLanguage(e.degree) ||
        isCourse ||
        EXCHANGE.test(normalizeText(studyText))
      )
        return 1
      // The level may stand below the name: “Finalización del diplomado en…”.
      return (
        (LEVEL.test(normalizeText(`${studyText} ${e.description ?? ''}`)) ? 0.5 : 0) +
        (splitWords(`${studyText} ${e.description?.split('\n', 1)[0] ?? ''}`).length >= 2 ? 0.5 : 0)
      )
    })
    const incomplete = entries.filter((_, i) => (ratios[i] ?? 0) < 1)
    return {
      ratio: ratioToTarget(
        ratios.reduce<number>((sum, n) => sum + n, 0),
        entries.length,
      ),
      evidence: incomplete.map((e) =>
        quote(e.degree || e.institution, `education/${e.id ?? entries.indexOf(e)}/degree`),
      ),
      params: { named: entries.length - incomplete.length, of: entries.length },
    }
  },
})
