import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'

interface PanelProps extends ComponentProps<'div'> {
  /** sheet: bordered. raised: with a shadow. sunk: darker background for tools. lit: selected or found. */
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

/** A box around a group of content. */
export const Panel = ({ tone = 'sheet', padding = 'medium', className, ...rest }: PanelProps) => (
  <div className={cx('rounded-faro', TONES[tone], PADDINGS[padding], className)} {...rest} />
)
