import { type Rule, towards } from '../../rule.ts'

/** A certificate is worth what its issuer is: name and issuer, or date. */
export const certificationsNamed: Rule = {
  code: 'certifications-named',
  category: 'keywords',
  needs: 'text',
  measure: ({ content, place }) => {
    const all = (content.sections.certifications ?? []).filter((c) => c.name)
    if (all.length === 0) return null
    const bare = all.filter((c) => !c.issuer && !c.date)
    return {
      share: towards(all.length - bare.length, all.length, 0.8),
      evidence: bare.map((c) => place(c.name, `certifications/${c.id ?? all.indexOf(c)}`)),
      params: { named: all.length - bare.length, of: all.length },
    }
  },
}
