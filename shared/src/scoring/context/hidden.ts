import type { ExtractedDocument, WarningCode } from '../../parser/extracted-document.ts'
import type { ResumeContent } from '../../resume/content.ts'
import { cleaned } from './cleaned.ts'
import { squeeze } from './text.ts'

/** Text that a reader of the page does not see. Tiny text counts from 4 pt down; above it is a matter of format. */
const UNSEEN: ReadonlySet<WarningCode> = new Set(['white-text', 'invisible-text', 'off-page-text'])
const UNSEEN_SIZE = 4
/** Share of the lines that are an invisible layer on a scan. */
const SCAN = 0.9

/** A line counts as hidden from this share of its letters on; under it, only the hidden part is left out. */
const MOSTLY = 0.5

export interface Hidden {
  /** Indexes into `read.lines` that a person cannot see. */
  readonly lines: ReadonlySet<number>
  /** Lines of which a part cannot be seen, by index, and that part. */
  readonly parts: ReadonlyMap<number, string>
  /** All the text is an invisible layer over a picture: a scan with OCR, not a trick. */
  readonly scan: boolean
}

/** Which lines cannot be seen, by the reader's hazards. On a scan with a text layer nothing is left out. */
export const hiddenOf = (read: ExtractedDocument): Hidden => {
  const lines = new Set<number>()
  const parts = new Map<number, string>()
  let invisible = 0
  for (const hazard of read.hazards) {
    const line = hazard.line === undefined ? undefined : read.lines[hazard.line]
    if (hazard.line === undefined || !line) continue
    const tiny = hazard.code === 'tiny-text' && line.size < UNSEEN_SIZE
    if (!UNSEEN.has(hazard.code) && !tiny) continue
    const quote = squeeze(hazard.quote ?? line.text)
    if (quote.length < squeeze(line.text).length * MOSTLY) {
      if (quote !== '') parts.set(hazard.line, hazard.quote ?? '')
      continue
    }
    if (hazard.code === 'invisible-text' && !lines.has(hazard.line)) invisible += 1
    lines.add(hazard.line)
  }
  const scan = read.lines.length > 0 && invisible >= read.lines.length * SCAN
  return scan ? { lines: new Set(), parts: new Map(), scan } : { lines, parts, scan }
}

/** The text of a line without the part that cannot be seen. */
export const seenText = (text: string, part: string | undefined): string =>
  part === undefined ? text : text.replace(part, ' ').trim()

/** A parsed resume without what stands in hidden lines alone, so that no rule can count it. */
export const withoutHidden = (content: ResumeContent, read: ExtractedDocument, hidden: Hidden): ResumeContent => {
  if (hidden.lines.size + hidden.parts.size === 0) return content
  const visible = read.lines.flatMap((line, i) =>
    hidden.lines.has(i) ? [] : [seenText(line.text, hidden.parts.get(i))],
  )
  const unseen = [...[...hidden.lines].map((i) => read.lines[i]?.text ?? ''), ...hidden.parts.values()]
  const { sections, ...rest } = cleaned(content, cleaner(visible, unseen))
  const { skills } = sections
  if (!skills) return { ...rest, sections }
  // A word of a bullet does not vouch for a hidden list that repeats it.
  const told = squeeze(proseOf(content))
  const lists = visible.filter((line) => !told.includes(squeeze(line)))
  const clean = cleaner(lists, unseen)
  const kept = (items: readonly string[]) => items.filter((item) => clean(item) !== '')
  return {
    ...rest,
    sections: { ...sections, skills: { ...skills, technical: kept(skills.technical), soft: kept(skills.soft) } },
  }
}

const proseOf = ({ sections }: ResumeContent): string =>
  [
    sections.summary,
    ...(sections.experience ?? []).flatMap((e) => [e.description, ...(e.achievements ?? [])]),
    ...(sections.projects ?? []).map((p) => p.description),
    ...(sections.volunteer ?? []).map((v) => v.description),
  ].join('\n')

/** Takes out of a text what stands in `unseen` lines and in no visible one. */
const cleaner = (visible: readonly string[], unseen: readonly string[]): ((text: string) => string) => {
  const seen = squeeze(visible.join('\n'))
  const hidden = squeeze(unseen.join('\n'))
  const only = (text: string) => {
    const bare = squeeze(text)
    return bare !== '' && !seen.includes(bare) && hidden.includes(bare)
  }
  return (text) => {
    const bare = squeeze(text)
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
