import { tokenize, toRoot } from '../../job-match/tokens.ts'
import { ratioToTarget } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

/**
 * Share of the words of the advertised title found in the resume title or a position; 60 % gains everything.
 * Source: how recruiters search by term.
 */
export const jobTitle = defineRule({
  code: 'job-title',
  category: 'keywords',
  weight: 8,
  needs: 'text',
  field: 'personalInfo/title',
  measure: ({ jobMatch, content }) => {
    const titleRoots = tokenize(jobMatch?.title ?? '')
      .filter((t) => t.length > 2)
      .map(toRoot)
    if (titleRoots.length === 0) return null
    const resumeRoots = new Set(
      [content.personalInfo.title, ...(content.sections.experience ?? []).map((e) => e.position)]
        .flatMap(tokenize)
        .map(toRoot),
    )
    const shared = titleRoots.filter((w) => resumeRoots.has(w)).length
    return {
      ratio: ratioToTarget(shared, titleRoots.length, 0.6),
      params: { title: (jobMatch?.title ?? '').slice(0, 80) },
    }
  },
})
