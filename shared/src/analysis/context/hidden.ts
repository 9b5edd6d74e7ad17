import type { HazardCode, ReadDocument } from '../../extraction/read-document.ts'
import type { ResumeContent } from '../../resume/content.ts'
import { cleaned } from './cleaned.ts'
import { squeeze } from './text.ts'

/** Text that a reader of the page does not see. Tiny text counts from 4 pt down; above it is a matter of format. */
const UNSEEN: ReadonlySet<HazardCode> = new Set(['white-text', 'invisible-text', 'off-page-text'])
const UNSEEN_SIZE = 4

export interface Hidden {
  /** Indexes into `read.lines` that a person cannot see. */
  readonly lines: ReadonlySet<number>
  /** All the text is an invisible layer over a picture: a scan with OCR, not a trick. */
  readonly scan: boolean
}

/** Which lines cannot be seen, by the reader's hazards. On a scan with a text layer nothing is left out. */
export const hiddenOf = (read: ReadDocument): Hidden => {
  const lines = new Set<number>()
  let invisible = 0
  for (const hazard of read.hazards) {
    if (hazard.line === undefined) continue
    const tiny = hazard.code === 'tiny-text' && (read.lines[hazard.line]?.size ?? 9) < UNSEEN_SIZE
    if (!UNSEEN.has(hazard.code) && !tiny) continue
    if (hazard.code === 'invisible-text' && !lines.has(hazard.line)) invisible += 1
    lines.add(hazard.line)
  }
  const scan = read.lines.length > 0 && invisible >= read.lines.length * 0.95
  return { lines: scan ? new Set() : lines, scan }
}

/** A parsed resume without what stands in hidden lines alone, so that no rule can count it. */
export const withoutHidden = (content: ResumeContent, read: ReadDocument, hidden: Hidden): ResumeContent => {
  if (hidden.lines.size === 0) return content
  const visible = read.lines.filter((_, i) => !hidden.lines.has(i)).map((line) => line.text)
  const unseen = [...hidden.lines].map((i) => read.lines[i]?.text ?? '')
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
