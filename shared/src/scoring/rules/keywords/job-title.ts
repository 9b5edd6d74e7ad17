import { root, tokensOf } from '../../job-match/tokens.ts'
import { type Rule, towards } from '../../rule.ts'

/** The words of the advertised position stand in the title or in a position that was held. */
export const jobTitle: Rule = {
  code: 'job-title',
  category: 'keywords',
  needs: 'text',
  measure: ({ match, content }) => {
    const wanted = tokensOf(match?.title ?? '')
      .filter((t) => t.length > 2)
      .map(root)
    if (wanted.length === 0) return null
    const held = new Set(
      [content.personalInfo.title, ...(content.sections.experience ?? []).map((e) => e.position)]
        .flatMap(tokensOf)
        .map(root),
    )
    const shared = wanted.filter((w) => held.has(w)).length
    return { share: towards(shared, wanted.length, 0.6), params: { title: (match?.title ?? '').slice(0, 80) } }
  },
}
