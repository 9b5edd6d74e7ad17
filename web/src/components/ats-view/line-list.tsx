import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { cx } from '#web/ui/cx.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import type { FieldLabel, NumberedLine } from './field-labels.ts'
import { useFieldName } from './use-field-name.ts'

interface LineListProps {
  lines: readonly NumberedLine[]
  labels: ReadonlyMap<number, readonly FieldLabel[]>
  selected: number | null
  /** Counts jumps: each brings the lit line into sight. */
  jumpCount: number
  onSelect: (index: number) => void
  /** As tall as what stands beside it. */
  fill: boolean
}

/** The text in the order a parser gets it, a line a row, with the fields found on it. */
export const LineList = ({
  lines,
  labels: marks,
  selected: lit,
  jumpCount: jump,
  onSelect: onLine,
  fill,
}: LineListProps) => {
  const { t } = useLingui()
  const fieldName = useFieldName()
  const list = useRef<HTMLOListElement>(null)

  useEffect(() => {
    if (jump === 0) return
    const row = list.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    row?.scrollIntoView({ block: 'center' })
    row?.focus({ preventScroll: true })
  }, [jump])

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
            aria-pressed={line.index === lit}
            onClick={() => onLine(line.index)}
            className={cx(
              'grid w-full grid-cols-[2rem_1fr] items-baseline gap-x-2 px-3 py-1.5 text-start focus-visible:-outline-offset-2',
              line.index === lit ? 'bg-beam-wash' : 'hover:bg-sunk',
            )}
          >
            <span aria-hidden="true" className="text-end text-ink-faint tabular-nums">
              {i + 1}
            </span>
            <span className={cx('min-w-0', line.bold && 'font-medium')}>
              {line.text}{' '}
              {marks.get(line.index)?.map((mark) => (
                <Badge key={mark.field} tone={mark.lowConfidence ? 'plain' : 'fair'} className="ms-1">
                  {fieldName(mark.field)}
                  {mark.lowConfidence && <span title={t`not sure`}>?</span>}
                </Badge>
              ))}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
