import { findWarnings, toWarningEvidence } from '../../../context/warnings.ts'
import { defineRule } from '../../../rule.ts'

/** An accent that stands for an apostrophe, a degree sign or an icon: `O´Neil`, `father´s`, `PAT´S`, `´07`, `15˚`, `¯` alone. */
const OTHER_SIGN = /\b\p{Lu}[´`]\p{Lu}|\p{L}[´`][sS]\b|[´`]\d|\d ?˚|^[^\p{L}\d¯]{0,9}¯[^\p{L}\d¯]{0,9}$/u

/** An accent between the letters of a word, as the file has it. */
const SPLIT_WORD = /\p{L}[´`˜¨ˆˇ˚¸]\p{L}/u

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
    const found = findWarnings(context, 'decomposed-accents').filter(({ quote }) => !OTHER_SIGN.test(quote ?? ''))
    return {
      ratio: found.length > 0 ? 0.2 : 1,
      evidence: toWarningEvidence(context, found),
      params: {
        count: found.length,
        sample: found.flatMap(({ quote = '' }) => quote.split(/\s+/)).find((word) => SPLIT_WORD.test(word)) ?? '',
      },
    }
  },
})
