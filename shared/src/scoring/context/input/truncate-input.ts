import type { ExtractedDocument } from '../../../parser/extracted-document.ts'
import type { ResumeContent } from '../../../resume/schema/content.ts'
import { mapContentTexts } from './map-texts.ts'

/** Bounds the time of a run. A 20-page resume has about 1,200 lines. */
const MAX_LINES = 3_000
const MAX_CHARS = 300_000

/** The first `MAX_LINES` lines, so their indexes stay valid. */
export const truncateExtraction = (extracted: ExtractedDocument): ExtractedDocument =>
  extracted.lines.length <= MAX_LINES ? extracted : { ...extracted, lines: extracted.lines.slice(0, MAX_LINES) }

const countChars = ({ experience = [], projects = [], ...rest }: ResumeContent['sections']): number =>
  JSON.stringify(rest).length +
  experience.reduce((n, e) => n + e.description.length + (e.achievements ?? []).join('').length, 0) +
  projects.reduce((n, p) => n + p.description.length, 0)

/** Empties the texts beyond the first `MAX_CHARS` characters. */
export const truncateContent = (content: ResumeContent): ResumeContent => {
  if (countChars(content.sections) <= MAX_CHARS) return content
  let left = MAX_CHARS
  return mapContentTexts(content, (text) => {
    left -= text.length
    return left < 0 ? '' : text
  })
}
