import { cx } from '../cx.ts'

/**
 * primary: the main action. beam: the highlighted action of a page. plain: any other. quiet: no border. danger:
 * destructive.
 */
export type ButtonKind = 'primary' | 'beam' | 'plain' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

const BASE_CLASS =
  'inline-flex items-center justify-center gap-2 rounded-faro border font-medium leading-tight no-underline text-center ' +
  'transition-[background-color,border-color,color,translate] duration-150 active:translate-y-px ' +
  'disabled:opacity-50 disabled:active:translate-y-0 aria-disabled:opacity-50 aria-disabled:active:translate-y-0'

const KINDS: Readonly<Record<ButtonKind, string>> = {
  primary: 'border-transparent bg-sea text-on-sea hover:bg-sea-deep',
  beam: 'border-transparent bg-beam text-on-beam hover:bg-beam-deep',
  plain: 'border-line-strong bg-transparent text-ink hover:border-ink hover:bg-sunk',
  quiet: 'border-transparent bg-transparent text-ink hover:bg-sunk',
  danger: 'border-bad bg-transparent text-bad hover:bg-bad-wash',
}

const SIZES: Readonly<Record<ButtonSize, string>> = {
  small: 'min-h-9 px-3 py-1.5 text-note pointer-coarse:min-h-11',
  medium: 'min-h-11 px-4.5 py-2.5 text-body',
  large: 'min-h-13 px-6 py-3 text-body',
}

/** Classes of a button, for elements that look like one. */
export const buttonClass = (kind: ButtonKind = 'plain', size: ButtonSize = 'medium', extra?: string): string =>
  cx(BASE_CLASS, KINDS[kind], SIZES[size], extra)
