import { Trans, useLingui } from '@lingui/react/macro'
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

/** The rows of a board as cards, for a narrow screen. */
export const BoardCards = (props: RowsProps) => {
  const { t } = useLingui()
  return (
    <ul aria-label={t`Resumes`} className="border-line border-b">
      {props.rows.map((row) => (
        <Card key={row.id} {...toRowProps(row, props)} />
      ))}
    </ul>
  )
}

const Card = memo((props: RowProps) => {
  const { row, isSelected } = props
  return (
    <li
      className={cx(
        '-mx-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 border-line border-t px-2 py-4',
        isSelected && 'bg-sea-wash',
      )}
    >
      <CompareBox {...props} />
      <div className="min-w-0">
        <NameButton {...props} />
      </div>
      <dl className="col-start-2 flex gap-x-8">
        <div>
          <dt className="text-ink-soft text-note">
            <Trans>Match</Trans>
          </dt>
          <dd>
            <Figure value={row.matchRate} isRate />
          </dd>
        </div>
        <div>
          <dt className="text-ink-soft text-note">
            <Trans>Score</Trans>
          </dt>
          <dd>
            <Figure value={row.overallScore} />
          </dd>
        </div>
      </dl>
      <div className="col-start-2">
        <RequirementStrip requirements={row.requirements} />
      </div>
      <div className="col-start-2 empty:hidden">
        <RowTags row={row} />
      </div>
      <p className="col-start-2 text-ink-soft text-note">
        <Trans>
          Will be deleted on <DeletionDay row={row} />
        </Trans>
      </p>
    </li>
  )
})
