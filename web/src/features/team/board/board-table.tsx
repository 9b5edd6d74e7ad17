import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { cx } from '#web/ui/cx.ts'
import { RequirementStrip } from './requirement-strip.tsx'
import {
  CompareBox,
  DeletionDay,
  Figure,
  NameButton,
  type RowProps,
  type RowsProps,
  RowTags,
  toRowProps,
} from './row-parts.tsx'

/** The rows of a board as a table. */
export const BoardTable = (props: RowsProps) => {
  const { t } = useLingui()
  const heads = [
    { label: t`Compare`, className: 'w-9 text-start' },
    { label: t`Name`, className: 'text-start' },
    { label: t`Match`, className: 'w-28 text-end' },
    { label: t`Score`, className: 'w-24 text-end' },
    { label: t`Found`, className: 'w-60 ps-6 text-start' },
    { label: t`Tags`, className: 'w-44 text-start' },
    { label: t`Deletion date`, className: 'w-28 text-start' },
  ]
  return (
    <table className="w-full table-fixed border-line border-b">
      <thead>
        <tr>
          {heads.map(({ label, className }, i) => (
            <th key={label} scope="col" className={cx('pb-2 font-normal text-ink-soft text-note', className)}>
              <span className={cx(i === 0 && 'sr-only')}>{label}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.rows.map((row) => (
          <TableRow key={row.id} {...toRowProps(row, props)} />
        ))}
      </tbody>
    </table>
  )
}

const TableRow = memo((props: RowProps) => {
  const { row, isSelected } = props
  return (
    <tr className={cx('border-line border-t align-middle *:py-3', isSelected && 'bg-sea-wash')}>
      <td>
        <CompareBox {...props} />
      </td>
      <td className="pe-3">
        <NameButton {...props} />
      </td>
      <td className="text-end">
        <Figure value={row.matchRate} isRate />
      </td>
      <td className="text-end">
        <Figure value={row.overallScore} />
      </td>
      <td className="ps-6">
        <RequirementStrip requirements={row.requirements} />
      </td>
      <td className="pe-3">
        <RowTags row={row} />
      </td>
      <td className="text-ink-soft text-note tabular-nums">
        <DeletionDay row={row} />
      </td>
    </tr>
  )
})
