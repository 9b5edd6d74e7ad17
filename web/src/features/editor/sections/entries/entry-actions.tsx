import { Trans, useLingui } from '@lingui/react/macro'
import { IconButton } from '#web/ui/button/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx'
import { MoveAndHideButtons } from '../../move-and-hide-buttons.tsx'

export interface EntryActionsProps {
  name: string
  hidden: boolean
  first: boolean
  last: boolean
  onMove: (by: -1 | 1) => void
  onHide: () => void
  onRemove: () => void
}

/** Actions of an entry: buttons, or on a narrow screen one menu that leaves room for the name. */
export const EntryActions = ({ name, hidden, first, last, onMove, onHide, onRemove }: EntryActionsProps) => {
  const { t } = useLingui()
  return (
    <>
      <div className="hidden @lg:flex">
        <MoveAndHideButtons name={name} hidden={hidden} first={first} last={last} onMove={onMove} onHide={onHide} />
        <IconButton size="small" icon="trash" label={t`Remove “${name}”`} onClick={onRemove} />
      </div>
      <div className="@lg:hidden">
        <Menu trigger={<IconButton icon="more" label={t`Actions for “${name}”`} />}>
          <MenuItem icon="arrow-up" disabled={first} onSelect={() => onMove(-1)}>
            <Trans>Move up</Trans>
          </MenuItem>
          <MenuItem icon="arrow-down" disabled={last} onSelect={() => onMove(1)}>
            <Trans>Move down</Trans>
          </MenuItem>
          <MenuItem icon={hidden ? 'eye' : 'eye-off'} onSelect={onHide}>
            {hidden ? <Trans>Show</Trans> : <Trans>Hide</Trans>}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon="trash" danger onSelect={onRemove}>
            <Trans>Remove</Trans>
          </MenuItem>
        </Menu>
      </div>
    </>
  )
}
