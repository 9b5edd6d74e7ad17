import type { ExtractedDocument } from '../../parser/extracted-document.ts'
import type { ResumeContent } from '../../resume/schema/content.ts'
import { mapContentTexts } from './map-texts.ts'

/** What is looked at of a document: more than any CV holds (a 20-page one has about 1,200 lines), less than costs time. */
const MAX_LINES = 3_000
const MAX_CHARS = 300_000

/** The first lines of what was read; their indexes stay. */
export const truncateExtraction = (read: ExtractedDocument): ExtractedDocument =>
  read.lines.length <= MAX_LINES ? read : { ...read, lines: read.lines.slice(0, MAX_LINES) }

const countChars = ({ experience = [], projects = [], ...rest }: ResumeContent['sections']): number =>
  JSON.stringify(rest).length +
  experience.reduce((n, e) => n + e.description.length + (e.achievements ?? []).join('').length, 0) +
  projects.reduce((n, p) => n + p.description.length, 0)

/** The first texts of a resume, up to a number of characters in all. */
export const truncateContent = (content: ResumeContent): ResumeContent => {
  if (countChars(content.sections) <= MAX_CHARS) return content
  let left = MAX_CHARS
  return mapContentTexts(content, (text) => {
    left -= text.length
    return left < 0 ? '' : text
  })
}
