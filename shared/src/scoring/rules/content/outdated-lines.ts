import { fold } from '../../context/text.ts'
import { fewer, type Rule } from '../../rule.ts'

/** Lines that take room and say nothing any more. */
const OUTDATED: readonly RegExp[] = [
  /\breferences (are )?(available|furnished|provided)|available upon request/,
  /\breferencias (disponibles|a peticion|a solicitud|bajo (peticion|solicitud)|si se (requieren|solicitan))|disponibles? bajo (peticion|solicitud)/,
  /^\W*(career )?objective\W*$/,
  /^\W*objetivo( profesional| laboral)?\W*$/,
  /^\W*(curriculum vitae|curriculum|resume|hoja de vida|cv)\W*$/,
  /\bi hereby (declare|certify)|declaro bajo protesta/,
]

export const outdatedLines: Rule = {
  code: 'outdated-lines',
  category: 'content',
  needs: 'text',
  measure: ({ lines, proseWords, place }) => {
    if (proseWords < 10) return null
    const found = lines.filter(
      (line) => line.text.length < 160 && OUTDATED.some((pattern) => pattern.test(fold(line.text))),
    )
    return {
      share: fewer(found.length, 2),
      evidence: found.map((line) => place(line.text)),
      params: { count: found.length, sample: found[0]?.text.slice(0, 60) ?? '' },
    }
  },
}
