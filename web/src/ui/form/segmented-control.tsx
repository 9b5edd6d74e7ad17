import { useId } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'

interface Segment<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly icon?: IconName
  /** BCP 47 tag of the label when it differs from the page's language. */
  readonly lang?: string
}

interface SegmentedControlProps<Value extends string> {
  legend: string
  segments: ReadonlyArray<Segment<Value>>
  value: Value
  onChange: (value: Value) => void
  /** Underlines the selected segment instead of filling it. */
  quiet?: boolean
  /** Shows icons only; the labels stay available to screen readers. */
  iconsOnly?: boolean
  className?: string
}

const QUIET_CLASS =
  'after:absolute after:inset-x-1.5 after:bottom-0.5 after:h-0.5 after:bg-ink after:opacity-0 peer-checked:font-medium peer-checked:text-ink peer-checked:after:opacity-100'

/** A choice of one among two to four options, as a group of radio buttons. */
export const SegmentedControl = <Value extends string>({
  legend,
  segments,
  value,
  onChange,
  quiet = false,
  iconsOnly = false,
  className,
}: SegmentedControlProps<Value>) => {
  const name = useId()
  return (
    <fieldset className={cx('inline-flex rounded-faro', quiet ? 'gap-0.5' : 'border border-line p-0.5', className)}>
      <legend className="sr-only">{legend}</legend>
      {segments.map((segment) => (
        <label key={segment.value} title={iconsOnly ? segment.label : undefined} className="relative inline-flex">
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
            className="peer sr-only"
          />
          {/* Styled by its sibling: Firefox 115 has no `:has()`. */}
          <span
            className={cx(
              'relative inline-flex min-h-8 min-w-9 pointer-coarse:min-h-11 items-center justify-center gap-1.5 rounded-faro px-2 text-note text-ink-soft transition-colors hover:text-ink',
              'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-sea',
              quiet ? QUIET_CLASS : 'peer-checked:bg-ink peer-checked:text-paper peer-checked:hover:text-paper',
            )}
          >
            {segment.icon && <Icon name={segment.icon} size={16} />}
            <span lang={segment.lang} className={iconsOnly ? 'sr-only' : undefined}>
              {segment.label}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
