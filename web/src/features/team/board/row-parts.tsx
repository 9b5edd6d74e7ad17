import { Trans, useLingui } from '@lingui/react/macro'
import type { CandidateSummaryResponse } from '#shared/api-schema/teams.ts'
import { getBand } from '#shared/scoring/bands.ts'
import { BAND_TEXT_CLASS } from '#web/components/score/band-classes.ts'
import { formatDate, formatNumber } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { cx } from '#web/ui/cx.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { LINK_CLASS } from '#web/ui/link/text-link.tsx'
import { showName } from '#web/ui/shown-name.tsx'

export interface RowsProps {
  rows: readonly CandidateSummaryResponse[]
  /** Ids of the rows to compare, two at most. */
  selected: readonly string[]
  onSelect: (id: string, isSelected: boolean) => void
  onOpen: (id: string) => void
}

export interface RowProps extends Pick<RowsProps, 'onSelect' | 'onOpen'> {
  row: CandidateSummaryResponse
  isSelected: boolean
  /** Two others are selected. */
  isBlocked: boolean
}

/** What a row gets of its list. */
export const toRowProps = (row: CandidateSummaryResponse, { selected, onSelect, onOpen }: RowsProps): RowProps => {
  const isSelected = selected.includes(row.id)
  return { row, isSelected, isBlocked: selected.length >= 2 && !isSelected, onSelect, onOpen }
}

export const CompareBox = ({ row: { id, name }, isSelected, isBlocked, onSelect }: RowProps) => {
  const { t } = useLingui()
  return (
    <input
      type="checkbox"
      className="faro-check mt-0.5 size-6 rounded-faro"
      aria-label={t`Compare ${name}`}
      checked={isSelected}
      disabled={isBlocked}
      onChange={(event) => onSelect(id, event.target.checked)}
    />
  )
}

/** Opens everything about a resume. */
export const NameButton = ({ row: { id, name, fileName }, onOpen }: RowProps) => (
  <>
    <button
      type="button"
      className={cx(LINK_CLASS, 'wrap-anywhere min-h-6 text-start font-medium')}
      onClick={() => onOpen(id)}
    >
      {showName(name)}
    </button>
    <span className="block truncate text-ink-soft text-note">{showName(fileName)}</span>
  </>
)

/** A figure of 0–100; a score in the color of its band. */
export const Figure = ({ value, isRate = false }: { value: number | null; isRate?: boolean }) => {
  const language = useLanguage()
  return (
    <span
      className={cx(
        'font-serif text-title tabular-nums leading-none',
        value === null ? 'text-ink-faint' : !isRate && BAND_TEXT_CLASS[getBand(value)],
      )}
    >
      {value === null ? '–' : formatNumber(value, language)}
    </span>
  )
}

export const RowTags = ({ row: { tags, notes } }: { row: CandidateSummaryResponse }) =>
  tags.length + notes === 0 ? null : (
    <span className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <Badge key={tag} className="wrap-anywhere whitespace-normal!">
          {showName(tag)}
        </Badge>
      ))}
      {notes > 0 && (
        <Badge tone="sea">
          <Trans>Notes: {notes}</Trans>
        </Badge>
      )}
    </span>
  )

export const DeletionDay = ({ row: { deleteAt } }: { row: CandidateSummaryResponse }) =>
  formatDate(deleteAt, useLanguage(), { dateStyle: 'medium' })
