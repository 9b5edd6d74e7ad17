import { plainWordCount } from '../../context/text.ts'
import { fewer, type Rule } from '../../rule.ts'

/** Words of one block without a break: about six lines. */
const LONGEST = 85

export const paragraphLength: Rule = {
  code: 'paragraph-length',
  category: 'format',
  needs: 'text',
  measure: ({ content, proseWords, place }) => {
    if (proseWords < 10) return null
    const { experience = [], projects = [], summary = '' } = content.sections
    const blocks = [
      { text: summary, path: 'summary' },
      ...experience.flatMap((e, i) =>
        e.description.split('\n').map((text) => ({ text, path: `experience/${e.id ?? i}/description` })),
      ),
      ...projects.flatMap((p, i) =>
        p.description.split('\n').map((text) => ({ text, path: `projects/${p.id ?? i}/description` })),
      ),
    ]
    const long = blocks.filter((b) => plainWordCount(b.text) > LONGEST)
    return {
      share: fewer(long.length, 3),
      evidence: long.map((b) => place(b.text, b.path)),
      params: { count: long.length, longest: LONGEST },
    }
  },
}
