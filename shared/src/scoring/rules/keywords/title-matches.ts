import { root, searchable, tokensOf } from '../../job-match/tokens.ts'
import type { Rule } from '../../rule.ts'

const LEVELS = new Set('senior junior sr jr lead head the de del la of en and y a i ii iii'.split(' '))

const rootsOf = (text: string): string[] =>
  tokensOf(searchable(text))
    .filter((token) => token.length > 1 && !LEVELS.has(token))
    .map(root)

/** The title and the last two positions speak of the same trade. */
export const titleMatches: Rule = {
  code: 'title-matches',
  category: 'keywords',
  needs: 'text',
  measure: ({ content, place }) => {
    const title = content.personalInfo.title
    const recent = (content.sections.experience ?? []).slice(0, 2).map((e) => e.position)
    const mine = rootsOf(title)
    const theirs = new Set(recent.flatMap(rootsOf))
    if (mine.length === 0 || theirs.size === 0) return null
    const shared = mine.some((r) => theirs.has(r))
    return {
      share: shared ? 1 : 0.3,
      evidence: shared ? [] : [place(title, 'personalInfo/title')],
      params: { title: title.slice(0, 80), position: (recent[0] ?? '').slice(0, 80) },
    }
  },
}
