import { openingOf } from '../../lexicon/verb-forms.ts'
import { type Rule, towards } from '../../rule.ts'

/**
 * One voice inside each job: the form most of its lines open with. In English an ended job is told in the past.
 * The current job may mix present and past.
 */
export const tense: Rule = {
  code: 'tense',
  category: 'content',
  needs: 'text',
  measure: ({ statements, stages, language, place }) => {
    const told = statements
      .filter((s) => s.section === 'experience')
      .flatMap((s) => {
        const opening = openingOf(s.text, language)
        return opening ? [{ s, form: opening.form }] : []
      })
    if (told.length < 3) return null
    const odd = told.filter(({ s, form }) => {
      const forms = told.filter((t) => t.s.entry === s.entry).map((t) => t.form)
      const current = stages.jobs[s.entry]?.current ?? false
      if (current && (form === 'past' || form === 'present' || form === 'gerund')) return false
      if (language === 'en' && !current && form === 'past') return false
      const same = forms.filter((f) => f === form).length
      return same * 2 <= forms.length && forms.length > 1
    })
    return {
      share: towards(told.length - odd.length, told.length, 0.95),
      evidence: odd.map(({ s }) => place(s.text, s.path)),
      params: { count: odd.length },
    }
  },
}
