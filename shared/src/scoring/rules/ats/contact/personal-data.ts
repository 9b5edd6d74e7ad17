import type { Language } from '../../../../languages.ts'
import { normalizeText } from '../../../../parser/lexicon/fold.ts'
import { PERSONAL_DATA } from '../../../lexicon/personal-data.ts'
import { penaltyRatio } from '../../../ratio.ts'
import { defineRule } from '../../../rule.ts'

/** English conventions also exclude nationality, and accept less of it all. */
const ZERO_AT_KINDS: Readonly<Record<Language, number>> = { es: 4, en: 3 }

/**
 * Kinds of personal data that employers may not ask for (age, marital status, documents, religion).
 * Source: recruiters in La Voz de Galicia (2025);
 * Ley 15/2022 (Spain), Ley Federal del Trabajo art. 133 (Mexico), EEOC guidance (US).
 */
export const personalData = defineRule({
  code: 'personal-data',
  category: 'ats',
  weight: 4,
  needs: 'text',
  measure: ({ lines, language, quote }) => {
    const found = lines.flatMap((line) => {
      const normalized = normalizeText(line.text)
      return line.text.length < 200
        ? PERSONAL_DATA[language].flatMap(([kind, pattern]) =>
            pattern.test(normalized) ? [{ kind, text: line.text }] : [],
          )
        : []
    })
    const kinds = [...new Set(found.map((f) => f.kind))]
    return {
      ratio: penaltyRatio(kinds.length, ZERO_AT_KINDS[language]),
      evidence: found.map((f) => quote(f.text)),
      params: { count: kinds.length, kinds: kinds.join(' ') },
    }
  },
})
