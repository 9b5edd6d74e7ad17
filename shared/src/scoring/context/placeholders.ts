import type { ResumeContent } from '../../resume/content.ts'
import { isPlaceholder } from '../lexicon/placeholders.ts'
import { cleaned } from './cleaned.ts'

/** A resume without the lines that a template left behind: they are nobody's experience. */
export const withoutPlaceholders = (content: ResumeContent): ResumeContent =>
  cleaned(content, (text) =>
    text.trim() === ''
      ? text
      : text
          .split('\n')
          .filter((line) => !isPlaceholder(line))
          .join('\n'),
  )
