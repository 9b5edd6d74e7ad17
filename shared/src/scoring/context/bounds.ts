import type { ExtractedDocument } from '../../parser/extracted-document.ts'
import type { ResumeContent } from '../../resume/content.ts'
import { cleaned } from './cleaned.ts'

/** What is looked at of a document: more than any CV holds (a 20-page one has about 1,200 lines), less than costs time. */
const MOST_LINES = 3_000
const MOST_CHARACTERS = 300_000

/** The first lines of what was read; their indexes stay. */
export const boundedRead = (read: ExtractedDocument): ExtractedDocument =>
  read.lines.length <= MOST_LINES ? read : { ...read, lines: read.lines.slice(0, MOST_LINES) }

const sizeOf = ({ experience = [], projects = [], ...rest }: ResumeContent['sections']): number =>
  JSON.stringify(rest).length +
  experience.reduce((n, e) => n + e.description.length + (e.achievements ?? []).join('').length, 0) +
  projects.reduce((n, p) => n + p.description.length, 0)

/** The first texts of a resume, up to a number of characters in all. */
export const boundedContent = (content: ResumeContent): ResumeContent => {
  if (sizeOf(content.sections) <= MOST_CHARACTERS) return content
  let left = MOST_CHARACTERS
  return cleaned(content, (text) => {
    left -= text.length
    return left < 0 ? '' : text
  })
}
