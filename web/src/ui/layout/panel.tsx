import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'

interface PanelProps extends ComponentProps<'div'> {
  /** sheet: a piece of paper with a hairline. raised: floats (the one elevation). sunk: a well for tools. lit: chosen or found. */
  tone?: 'sheet' | 'raised' | 'sunk' | 'lit'
  padding?: 'none' | 'small' | 'medium' | 'large'
}

const TONES = {
  sheet: 'bg-sheet border border-line',
  raised: 'bg-sheet border border-line shadow-faro',
  sunk: 'bg-sunk',
  lit: 'bg-sheet border-2 border-beam',
} as const

const PADDINGS = { none: '', small: 'p-4', medium: 'p-5 sm:p-6', large: 'p-6 sm:p-10' } as const

/** Use one only when a group must be told from what is around it; else space and a hairline do. */
export const Panel = ({ tone = 'sheet', padding = 'medium', className, ...rest }: PanelProps) => (
  <div className={cx('rounded-faro', TONES[tone], PADDINGS[padding], className)} {...rest} />
)
