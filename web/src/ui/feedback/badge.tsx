import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

export type BadgeTone = 'plain' | 'beam' | 'sea' | 'good' | 'fair' | 'bad'

const TONES: Readonly<Record<BadgeTone, string>> = {
  plain: 'border-line-strong text-ink-soft',
  beam: 'border-transparent bg-beam text-on-beam',
  sea: 'border-transparent bg-sea-wash text-sea',
  good: 'border-transparent bg-good-wash text-good',
  fair: 'border-transparent bg-fair-wash text-fair',
  bad: 'border-transparent bg-bad-wash text-bad',
}

/** A label of one or two words. */
export const Badge = ({
  tone = 'plain',
  className,
  children,
}: {
  tone?: BadgeTone
  className?: string
  children: ReactNode
}) => (
  <span
    className={cx(
      'inline-flex items-center gap-1 whitespace-nowrap rounded-faro border px-1.5 py-0.5 text-note font-medium leading-tight',
      TONES[tone],
      className,
    )}
  >
    {children}
  </span>
)
