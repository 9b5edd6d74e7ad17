import type { ExtractedDocument, WarningCode } from '../../../parser/extracted-document.ts'
import type { ResumeContent } from '../../../resume/schema/content.ts'
import { toAlphanumeric } from '../text.ts'
import { mapContentTexts } from './map-texts.ts'

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
export const detectHiddenText = (extracted: ExtractedDocument): HiddenText => {
  const lines = new Set<number>()
  const parts = new Map<number, string>()
  let invisible = 0
  for (const warning of extracted.hazards) {
    const line = warning.line === undefined ? undefined : extracted.lines[warning.line]
    if (warning.line === undefined || !line) continue
    const tiny = warning.code === 'tiny-text' && line.size < MAX_INVISIBLE_SIZE_PT
    if (!HIDDEN_TEXT_CODES.has(warning.code) && !tiny) continue
    const quote = toAlphanumeric(warning.quote ?? line.text)
    if (quote.length < toAlphanumeric(line.text).length * MIN_HIDDEN_RATIO) {
      if (quote !== '') parts.set(warning.line, warning.quote ?? '')
      continue
    }
    if (warning.code === 'invisible-text' && !lines.has(warning.line)) invisible += 1
    lines.add(warning.line)
  }
  const scan = extracted.lines.length > 0 && invisible >= extracted.lines.length * MIN_SCAN_RATIO
  return scan ? { lines: new Set(), parts: new Map(), isScan: scan } : { lines, parts, isScan: scan }
}

/** The text of a line without its hidden part. */
export const removeHiddenPart = (text: string, part: string | undefined): string =>
  part === undefined ? text : text.replace(part, ' ').trim()

/** A parsed resume without the text that appears only in hidden lines, so that no rule counts it. */
export const removeHiddenText = (
  content: ResumeContent,
  extracted: ExtractedDocument,
  hidden: HiddenText,
): ResumeContent => {
  if (hidden.lines.size + hidden.parts.size === 0) return content
  const visible = extracted.lines.flatMap((line, i) =>
    hidden.lines.has(i) ? [] : [removeHiddenPart(line.text, hidden.parts.get(i))],
  )
  const hiddenTexts = [...[...hidden.lines].map((i) => extracted.lines[i]?.text ?? ''), ...hidden.parts.values()]
  const { sections, ...rest } = mapContentTexts(content, createHiddenTextFilter(visible, hiddenTexts))
  const { skills } = sections
  if (!skills) return { ...rest, sections }
  // A skill in a hidden list is not visible just because a bullet mentions the same word.
  const prose = toAlphanumeric(joinProse(content))
  const listLines = visible.filter((line) => !prose.includes(toAlphanumeric(line)))
  const filterSkill = createHiddenTextFilter(listLines, hiddenTexts)
  const visibleSkills = (items: readonly string[]) => items.filter((item) => filterSkill(item) !== '')
  return {
    ...rest,
    sections: {
      ...sections,
      skills: { ...skills, technical: visibleSkills(skills.technical), soft: visibleSkills(skills.soft) },
    },
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
const createHiddenTextFilter = (
  visible: readonly string[],
  hiddenTexts: readonly string[],
): ((text: string) => string) => {
  const visibleText = toAlphanumeric(visible.join('\n'))
  const hidden = toAlphanumeric(hiddenTexts.join('\n'))
  const isHidden = (text: string) => {
    const plain = toAlphanumeric(text)
    return plain !== '' && !visibleText.includes(plain) && hidden.includes(plain)
  }
  return (text) => {
    const plain = toAlphanumeric(text)
    if (plain === '' || visibleText.includes(plain)) return text
    if (isHidden(text)) return ''
    let remaining = text
    for (const line of hiddenTexts) if (line.trim().length > 2) remaining = remaining.split(line.trim()).join(' ')
    return remaining
      .split('\n')
      .filter((part) => !isHidden(part))
      .join('\n')
  }
}
