import type { DiffSegment } from './word-diff.ts'

const KIND_CLASS = {
  removed: 'bg-bad-wash text-bad line-through decoration-1',
  added: 'bg-good-wash text-good',
  /** Differs, with neither text being the newer one. */
  different: 'bg-sea-wash text-sea underline decoration-1 underline-offset-2',
} as const

interface DiffTextProps {
  segments: readonly DiffSegment[]
  /** How the changed segments are shown. */
  kind: keyof typeof KIND_CLASS
}

/** One side of a comparison of two texts; a dash for an empty one. */
export const DiffText = ({ segments, kind }: DiffTextProps) => {
  if (segments.every(({ text }) => text === '')) return <span className="text-ink-faint">—</span>
  return segments.map(({ text, changed }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a text have no id
    <span key={i} className={changed ? KIND_CLASS[kind] : undefined}>
      {text}
    </span>
  ))
}
