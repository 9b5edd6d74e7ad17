import { getOpening } from '../../lexicon/verb-forms.ts'
import { ratioToTarget } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

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
        const opening = getOpening(s.text, language)
        return opening ? [{ s, form: opening.form }] : []
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
