import { normalizeText } from '../../../parser/lexicon/fold.ts'
import { penaltyRatio } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

const OUTDATED: readonly RegExp[] = [
  /\breferences (are )?(available|furnished|provided)|available upon request/,
  /\breferencias (disponibles|a peticion|a solicitud|bajo (peticion|solicitud)|si se (requieren|solicitan))|disponibles? bajo (peticion|solicitud)/,
  /^\W*(career )?objective\W*$/,
  /^\W*objetivo( profesional| laboral)?\W*$/,
  /^\W*(curriculum vitae|curriculum|resume|hoja de vida|cv)\W*$/,
  /\bi hereby (declare|certify)|declaro bajo protesta/,
]

/**
 * Lines that no longer say anything, such as "References on request"; 2 gain nothing.
 * Source: university resume guides (Harvard, Purdue OWL), Bock (New York Times, 2014).
 */
export const outdatedLines = defineRule({
  code: 'outdated-lines',
  category: 'content',
  weight: 2,
  needs: 'text',
  measure: ({ lines, proseWords, quote }) => {
    if (proseWords < 10) return null
    const found = lines.filter(
      (line) => line.text.length < 160 && OUTDATED.some((pattern) => pattern.test(normalizeText(line.text))),
    )
    return {
      ratio: penaltyRatio(found.length, 2),
      evidence: found.map((line) => quote(line.text)),
      params: { count: found.length, sample: found[0]?.text.slice(0, 60) ?? '' },
    }
  },
})
