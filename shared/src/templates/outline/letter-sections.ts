import type { LetterContent } from '../../resume/schema/content.ts'
import { normalizeLine } from './normalize-text.ts'
import type { OutlineSection } from './outline.ts'

/** The part of a letter that its subject stands above. */
const SUBJECT_PART = 'salutation'

/** The parts of a letter as sections of an outline: only the one with the salutation has a heading, the subject. */
export const createLetterSections = ({ subject, parts }: LetterContent): OutlineSection[] =>
  parts.flatMap(({ id, lines }): OutlineSection[] => {
    const path = `letter/${id}`
    const prose = lines
      .map((line) => ({ bullet: false, text: normalizeLine(line), path }))
      .filter(({ text }) => text !== '')
    const title = id === SUBJECT_PART ? normalizeLine(subject) : ''
    return prose.length > 0
      ? [{ key: `custom:letter-${id}`, title, pageBreak: false, parts: [{ kind: 'prose', lines: prose }] }]
      : []
  })
