import type { ExtractedDocument, WarningCode } from '../../parser/extracted-document.ts'
import type { ResumeContent } from '../../resume/schema/content.ts'
import { mapContentTexts } from './map-texts.ts'
import { toAlphanumeric } from './text.ts'

const HIDDEN_TEXT_CODES: ReadonlySet<WarningCode> = new Set(['white-text', 'invisible-text', 'off-page-text'])
const MAX_INVISIBLE_SIZE_PT = 4
/** Share of lines (0–1) in invisible text from which the file is a scan with an OCR layer. */
const MIN_SCAN_RATIO = 0.9

/** Share of a line's characters (0–1) from which the whole line is hidden. Below it only the hidden part is removed. */
const MIN_HIDDEN_RATIO = 0.5

export interface HiddenText {
  /** Indexes into `extracted.lines` of lines that a person cannot see. */
  readonly lines: ReadonlySet<number>
  /** The hidden part of partly hidden lines, by line index. */
  readonly parts: ReadonlyMap<number, string>
  /** The text is the invisible OCR layer of a scan, so nothing counts as hidden. */
  readonly isScan: boolean
}

/** Finds hidden lines from the warnings of the parser. Tiny text is hidden below 4 pt. */
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

/** The text of a line without its hidden part. */
export const removeHiddenPart = (text: string, part: string | undefined): string =>
  part === undefined ? text : text.replace(part, ' ').trim()

/** A parsed resume without the text that appears only in hidden lines, so that no rule counts it. */
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
  // A skill in a hidden list is not visible just because a bullet mentions the same word.
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

/** Creates a filter that removes text which appears in `hiddenLines` and in no visible line. */
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
