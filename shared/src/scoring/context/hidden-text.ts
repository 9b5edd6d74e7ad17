import type { ExtractedDocument, WarningCode } from '../../parser/extracted-document.ts'
import type { ResumeContent } from '../../resume/schema/content.ts'
import { mapContentTexts } from './map-texts.ts'
import { toAlphanumeric } from './text.ts'

/** Text that a reader of the page does not see. Tiny text counts from 4 pt down; above it is a matter of format. */
const HIDDEN_TEXT_CODES: ReadonlySet<WarningCode> = new Set(['white-text', 'invisible-text', 'off-page-text'])
const MAX_INVISIBLE_SIZE_PT = 4
/** Share of the lines that are an invisible layer on a scan. */
const MIN_SCAN_RATIO = 0.9

/** A line counts as hidden from this share of its letters on; under it, only the hidden part is left out. */
const MIN_HIDDEN_RATIO = 0.5

export interface HiddenText {
  /** Indexes into `read.lines` that a person cannot see. */
  readonly lines: ReadonlySet<number>
  /** Lines of which a part cannot be seen, by index, and that part. */
  readonly parts: ReadonlyMap<number, string>
  /** All the text is an invisible layer over a picture: a scan with OCR, not a trick. */
  readonly isScan: boolean
}

/** Which lines cannot be seen, by the reader's hazards. On a scan with a text layer nothing is left out. */
export const detectHiddenText = (read: ExtractedDocument): HiddenText => {
  const lines = new Set<number>()
  const parts = new Map<number, string>()
  let invisible = 0
  for (const hazard of read.hazards) {
    const line = hazard.line === undefined ? undefined : read.lines[hazard.line]
    if (hazard.line === undefined || !line) continue
    const tiny = hazard.code === 'tiny-text' && line.size < MAX_INVISIBLE_SIZE_PT
    if (!HIDDEN_TEXT_CODES.has(hazard.code) && !tiny) continue
    const quote = toAlphanumeric(hazard.quote ?? line.text)
    if (quote.length < toAlphanumeric(line.text).length * MIN_HIDDEN_RATIO) {
      if (quote !== '') parts.set(hazard.line, hazard.quote ?? '')
      continue
    }
    if (hazard.code === 'invisible-text' && !lines.has(hazard.line)) invisible += 1
    lines.add(hazard.line)
  }
  const scan = read.lines.length > 0 && invisible >= read.lines.length * MIN_SCAN_RATIO
  return scan ? { lines: new Set(), parts: new Map(), isScan: scan } : { lines, parts, isScan: scan }
}

/** The text of a line without the part that cannot be seen. */
export const removeHiddenPart = (text: string, part: string | undefined): string =>
  part === undefined ? text : text.replace(part, ' ').trim()

/** A parsed resume without what stands in hidden lines alone, so that no rule can count it. */
export const removeHiddenText = (
  content: ResumeContent,
  read: ExtractedDocument,
  hidden: HiddenText,
): ResumeContent => {
  if (hidden.lines.size + hidden.parts.size === 0) return content
  const visible = read.lines.flatMap((line, i) =>
    hidden.lines.has(i) ? [] : [removeHiddenPart(line.text, hidden.parts.get(i))],
  )
  const unseen = [...[...hidden.lines].map((i) => read.lines[i]?.text ?? ''), ...hidden.parts.values()]
  const { sections, ...rest } = mapContentTexts(content, createHiddenTextFilter(visible, unseen))
  const { skills } = sections
  if (!skills) return { ...rest, sections }
  // A word of a bullet does not vouch for a hidden list that repeats it.
  const told = toAlphanumeric(joinProse(content))
  const lists = visible.filter((line) => !told.includes(toAlphanumeric(line)))
  const clean = createHiddenTextFilter(lists, unseen)
  const kept = (items: readonly string[]) => items.filter((item) => clean(item) !== '')
  return {
    ...rest,
    sections: { ...sections, skills: { ...skills, technical: kept(skills.technical), soft: kept(skills.soft) } },
  }
}

const joinProse = ({ sections }: ResumeContent): string =>
  [
    sections.summary,
    ...(sections.experience ?? []).flatMap((e) => [e.description, ...(e.achievements ?? [])]),
    ...(sections.projects ?? []).map((p) => p.description),
    ...(sections.volunteer ?? []).map((v) => v.description),
  ].join('\n')

/** Takes out of a text what stands in `unseen` lines and in no visible one. */
const createHiddenTextFilter = (visible: readonly string[], unseen: readonly string[]): ((text: string) => string) => {
  const seen = toAlphanumeric(visible.join('\n'))
  const hidden = toAlphanumeric(unseen.join('\n'))
  const only = (text: string) => {
    const bare = toAlphanumeric(text)
    return bare !== '' && !seen.includes(bare) && hidden.includes(bare)
  }
  return (text) => {
    const bare = toAlphanumeric(text)
    if (bare === '' || seen.includes(bare)) return text
    if (only(text)) return ''
    let left = text
    for (const line of unseen) if (line.trim().length > 2) left = left.split(line.trim()).join(' ')
    return left
      .split('\n')
      .filter((part) => !only(part))
      .join('\n')
  }
}
