import { findWarnings, toWarningEvidence } from '../../../context/warnings.ts'
import { defineRule } from '../../../rule.ts'

/** An accent that stands for an apostrophe or a degree sign: `O´Neil`, `father´s`, `´07`, `15˚`. */
const APOSTROPHE = /\b\p{Lu}[´`]\p{Lu}|\p{L}[´`]s\b|[´`]\d|\d ?˚/u

/**
 * Whether accents are separate glyphs ("Nu´n˜ez"): all eleven tools of the study misread them.
 * Source: the project's extraction study.
 */
export const splitAccents = defineRule({
  code: 'split-accents',
  category: 'ats',
  weight: 3,
  needs: 'layout',
  measure: (context) => {
    const found = findWarnings(context, 'decomposed-accents').filter(({ quote }) => !APOSTROPHE.test(quote ?? ''))
    return {
      ratio: found.length > 0 ? 0.2 : 1,
      evidence: toWarningEvidence(context, found),
      params: { count: found.length },
    }
  },
})
