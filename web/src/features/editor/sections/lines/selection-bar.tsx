import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { Button, IconButton } from '#web/ui/button/button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { EntrySiblingsContext } from './lines-context.ts'
import type { LineSelection } from './use-line-selection.ts'

interface SelectionBarProps {
  selection: LineSelection
  entryId: string
}

/** What can be done with the selected lines; nothing while none are selected. */
export const SelectionBar = ({ selection, entryId }: SelectionBarProps) => {
  const { t } = useLingui()
  const siblings = use(EntrySiblingsContext)
  const others = siblings?.entries.filter(({ id }) => id !== entryId) ?? []
  const { count, canMove, extend, move, moveTo, remove, clear } = selection
  if (count === 0) return null
  return (
    <div
      role="toolbar"
      aria-label={t`Selected lines`}
      className="mb-1.5 flex flex-wrap items-center gap-x-1 rounded-faro bg-sea-wash px-2 py-1 text-note"
    >
      <span className="me-auto font-medium">
        <Plural value={count} one="# line selected" other="# lines selected" />
      </span>
      <IconButton
        size="small"
        icon="plus"
        label={t`Also select the next line`}
        disabled={!canMove(1)}
        onClick={() => extend(1, 0)}
      />
      <IconButton
        size="small"
        icon="arrow-up"
        label={t`Move the selected lines up`}
        disabled={!canMove(-1)}
        onClick={() => move(-1)}
      />
      <IconButton
        size="small"
        icon="arrow-down"
        label={t`Move the selected lines down`}
        disabled={!canMove(1)}
        onClick={() => move(1)}
      />
      {others.length > 0 && (
        <Menu
          trigger={<IconButton size="small" icon="arrow-right" label={t`Move the selected lines to another entry`} />}
        >
          {others.map((entry) => (
            <MenuItem key={entry.id} icon="arrow-right" onSelect={() => moveTo(entry.id)}>
              <span className="truncate">{entry.name}</span>
            </MenuItem>
          ))}
        </Menu>
      )}
      <IconButton size="small" icon="trash" label={t`Remove the selected lines`} onClick={remove} />
      <Button size="small" kind="quiet" onClick={clear}>
        <Trans>Done</Trans>
      </Button>
    </div>
  )
}
