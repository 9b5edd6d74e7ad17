import { Trans, useLingui } from '@lingui/react/macro'
import type { BoardResponse } from '#shared/api-schema/teams.ts'
import { getRequirementKey, listBoardRequirements } from '#shared/team/board.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Input, Select } from '#web/ui/form/input.tsx'
import { type BoardView, listTags, SORT_KEYS } from './filter-rows.ts'

interface BoardToolbarProps {
  rows: BoardResponse['candidates']
  view: BoardView
  onChange: (view: BoardView) => void
}

/** Search, filters and order of a board. */
export const BoardToolbar = ({ rows, view, onChange }: BoardToolbarProps) => {
  const { t } = useLingui()
  const labels = { match: t`Best match`, score: t`Score`, name: t`Name`, added: t`Recently added` }
  const tags = listTags(rows)
  const requirements = listBoardRequirements(rows)
  return (
    <div className="mb-4 grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
      <Field label={t`Search`}>
        <Input
          type="search"
          autoComplete="off"
          value={view.search}
          onChange={(event) => onChange({ ...view, search: event.target.value })}
        />
      </Field>
      <Field label={t`Sort by`}>
        <Select
          value={view.sort}
          onChange={(event) =>
            onChange({ ...view, sort: SORT_KEYS.find((key) => key === event.target.value) ?? view.sort })
          }
        >
          {SORT_KEYS.map((key) => (
            <option key={key} value={key}>
              {labels[key]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t`Tag`}>
        <Select value={view.tag} onChange={(event) => onChange({ ...view, tag: event.target.value })}>
          <option value="">{t`All`}</option>
          {tags.map((tag) => (
            <option key={tag}>{tag}</option>
          ))}
        </Select>
      </Field>
      <Field label={t`Requirement met`}>
        <Select value={view.requirement} onChange={(event) => onChange({ ...view, requirement: event.target.value })}>
          <option value="">{t`Any requirement`}</option>
          {requirements.map((one) => (
            <option key={getRequirementKey(one)} value={getRequirementKey(one)}>
              {one.name}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}

/** Instead of the rows, when none fits the view. */
export const NoRows = ({ onReset }: { onReset: () => void }) => (
  <p className="border-line border-y py-8 text-center text-ink-soft">
    <Trans>No resumes match this search.</Trans>{' '}
    <button type="button" className="text-sea underline underline-offset-3" onClick={onReset}>
      <Trans>Show all</Trans>
    </button>
  </p>
)
