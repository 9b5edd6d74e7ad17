import type { Language } from '../../../languages.ts'
import { getOpening, type Opening } from '../../lexicon/verb-forms.ts'
import { ratioToTarget } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

/** What stands before the main clause of `Using the new scanner, I sorted …`. */
const MANNER = /^\P{L}*(?:\p{L}+(?:ing|[ae]ndo))\s[^,]*,\s*(?:(?:I|i|we|yo|se)\s+)?/u

/** The form of the verb that a statement opens with, after a clause that says how. */
const getForm = (text: string, language: Language): Opening['form'] | undefined => {
  const opening = getOpening(text, language)
  const main = opening?.form === 'gerund' ? getOpening(text.replace(MANNER, ''), language) : opening
  return (main ?? opening)?.form
}

/**
 * Share of statements in the tense that most statements of the same job use; 95 % gains everything. A current
 * job may mix tenses, and an ended job in English may always use the past.
 * Source: university resume guides (Harvard, Purdue OWL).
 */
export const tense = defineRule({
  code: 'tense',
  category: 'content',
  weight: 3,
  needs: 'text',
  restsOn: 'work',
  measure: ({ told: statements, periods, language, quote }) => {
    const opened = statements
      .filter((s) => s.section === 'experience')
      .flatMap((s) => {
        const form = getForm(s.text, language)
        return form ? [{ s, form }] : []
      })
    if (opened.length < 3) return null
    const deviating = opened.filter(({ s, form }) => {
      const forms = opened.filter((t) => t.s.entry === s.entry).map((t) => t.form)
      const current = periods.jobs[s.entry]?.current ?? false
      if (current && (form === 'past' || form === 'present' || form === 'gerund')) return false
      if (language === 'en' && !current && form === 'past') return false
      const sameForm = forms.filter((f) => f === form).length
      return sameForm * 2 <= forms.length && forms.length > 1
    })
    // One line alone may open with a word that only looks like another form.
    if (deviating.length < 2) return { ratio: 1, params: { count: 0 } }
    return {
      ratio: ratioToTarget(opened.length - deviating.length, opened.length, 0.95),
      evidence: deviating.map(({ s }) => quote(s.text, s.path)),
      params: { count: deviating.length },
    }
  },
})
