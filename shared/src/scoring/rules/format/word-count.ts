import type { ResumeContent } from '../../../resume/schema/content.ts'
import { splitWords } from '../../context/text.ts'
import { defineRule } from '../../rule.ts'

const MIN_WORDS = 110
const MAX_WORDS = 900
const ZERO_AT_WORDS = 1_800

/** All words of the summary and the descriptions, also those that tell nothing. A description may repeat its list. */
const countWritten = ({ sections }: ResumeContent): number => {
  const { summary = '', experience = [], projects = [], volunteer = [] } = sections
  const texts = experience.flatMap(({ description, achievements = [] }) =>
    achievements[0] !== undefined && description.includes(achievements[0])
      ? [description]
      : [description, ...achievements],
  )
  const others = [...projects, ...volunteer].map(({ description }) => description)
  return splitWords([summary, ...texts, ...others].join('\n')).length
}

/**
 * Words of the summary and the statements, numbers not counted: 110 to 900 gains everything.
 * Source: Ladders eye-tracking study (2018).
 */
export const wordCount = defineRule({
  code: 'word-count',
  category: 'format',
  weight: 12,
  needs: 'text',
  field: 'experience',
  restsOn: 'work',
  comparesWith: 'summary',
  measure: ({ proseWords, content }) => ({
    ratio:
      proseWords < MIN_WORDS
        ? proseWords / MIN_WORDS
        : Math.max(0, Math.min(1, (ZERO_AT_WORDS - proseWords) / (ZERO_AT_WORDS - MAX_WORDS))),
    params: {
      words: proseWords,
      fewest: MIN_WORDS,
      most: MAX_WORDS,
      written: countWritten(content),
    },
  }),
})
