import type { ResumeContent } from '../../../resume/schema/content.ts'
import { isTemplateText } from '../../lexicon/template-text.ts'
import { mapContentTexts } from './map-texts.ts'

/** A resume without the lines of template text, which no other rule may count. */
export const removeTemplateText = (content: ResumeContent): ResumeContent =>
  mapContentTexts(content, (text) =>
    text.trim() === ''
      ? text
      : text
          .split('\n')
          .filter((line) => !isTemplateText(line))
          .join('\n'),
  )
