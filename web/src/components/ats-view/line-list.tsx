import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { cx } from '#web/ui/cx.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { FieldLabel, NumberedLine } from './field-labels.ts'
import { useFieldName } from './use-field-name.ts'

interface LineListProps {
  lines: readonly NumberedLine[]
  labels: ReadonlyMap<number, readonly FieldLabel[]>
  selected: number | null
  /** A new count scrolls the selected line into view and focuses it. */
  jumpCount: number
  onSelect: (index: number) => void
  /** Stretches the list to the height of the page beside it. */
  fill: boolean
}

/** The extracted lines in reading order, each with the labels of its fields. */
export const LineList = ({ lines, labels, selected, jumpCount, onSelect, fill }: LineListProps) => {
  const { t } = useLingui()
  const fieldName = useFieldName()
  const list = useRef<HTMLOListElement>(null)

  useEffect(() => {
    if (jumpCount === 0) return
    const row = list.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    row?.scrollIntoView({ block: 'center' })
    row?.focus({ preventScroll: true })
  }, [jumpCount])

  return (
    <ol
      ref={list}
      className={cx(
        'max-h-[44rem] divide-y divide-line overflow-y-auto rounded-faro border border-line bg-sheet text-note',
        fill && 'md:absolute md:inset-0 md:max-h-none',
      )}
    >
      {lines.map((line, i) => (
        <li key={line.index}>
          <button
            type="button"
            aria-pressed={line.index === selected}
            onClick={() => onSelect(line.index)}
            className={cx(
              'grid w-full grid-cols-[2rem_1fr] items-baseline gap-x-2 px-3 py-1.5 text-start focus-visible:-outline-offset-2',
              line.index === selected ? 'bg-beam-wash' : 'hover:bg-sunk',
            )}
          >
            <span aria-hidden="true" className="text-end text-ink-faint tabular-nums">
              {i + 1}
            </span>
            <span className={cx('min-w-0', line.bold && 'font-medium')}>
              <span
                className={cx(
                  line.recognized && 'underline decoration-dotted decoration-line-strong underline-offset-3',
                )}
              >
                {line.text}
              </span>{' '}
              {line.recognized && <VisuallyHidden>{t`recognized`}</VisuallyHidden>}
              {labels.get(line.index)?.map((label) => (
                <Badge key={label.field} tone={label.lowConfidence ? 'plain' : 'fair'} className="ms-1">
                  {fieldName(label.field)}
                  {label.lowConfidence && <span title={t`uncertain`}>?</span>}
                </Badge>
              ))}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
