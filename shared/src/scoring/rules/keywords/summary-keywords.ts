import { normalizeText } from '../../../parser/lexicon/fold.ts'
import { scoreRole } from '../../../parser/lexicon/name-scores.ts'
import { countSummaryTerms } from '../../context/summary-terms.ts'
import { splitWords } from '../../context/text.ts'
import { tokenize, toRoot } from '../../job-match/tokens.ts'
import { defineRule } from '../../rule.ts'

const TARGET_TERMS = 2

/** Who somebody is by a field: `Profesional en logística`, `student of geology`. */
const FIELD_OF_PERSON =
  /\b(profesional|especialista|expert[oa]|graduad[oa]|titulad[oa]|egresad[oa]|licenciad[oa]|estudiante|student|graduate|specialist|expert|professional) (en|de|del|of|in) (la |el )?\p{L}{4}/u

/**
 * Whether the summary names the profession (0.4) and two specific terms (0.3 each).
 * Source: how recruiters search by term.
 */
export const summaryKeywords = defineRule({
  code: 'summary-keywords',
  category: 'keywords',
  weight: 4,
  needs: 'text',
  field: 'summary',
  restsOn: 'summary',
  measure: ({ content, quote }) => {
    const text = content.sections.summary ?? ''
    if (text.trim() === '') return null
    const positions = (content.sections.experience ?? []).flatMap(({ position }) => position || [])
    const professionRoots = new Set(
      [content.personalInfo.title, ...positions.slice(0, 2)]
        .flatMap(tokenize)
        .filter((t) => t.length > 3)
        .map(toRoot),
    )
    const namesProfession =
      tokenize(text).some((t) => professionRoots.has(toRoot(t))) ||
      splitWords(text).some((word) => scoreRole(word) >= 2) ||
      FIELD_OF_PERSON.test(normalizeText(text))
    const termCount = countSummaryTerms(content)
    const ratio = (namesProfession ? 0.4 : 0) + Math.min(0.6, (termCount / TARGET_TERMS) * 0.6)
    return {
      ratio,
      evidence: ratio < 1 ? [quote(text, 'summary')] : [],
      params: { terms: termCount, enough: TARGET_TERMS, named: namesProfession ? 1 : 0, positions: positions.length },
    }
  },
})
