import { useSortable } from '@dnd-kit/react/sortable'
import { Trans, useLingui } from '@lingui/react/macro'
import { type MouseEvent, type ReactNode, use } from 'react'
import type { ProseLine } from '#shared/resume/prose/prose-lines.ts'
import { IconButton } from '#web/ui/button/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/menu.tsx'
import { EntrySiblingsContext } from './lines-context.ts'
import { MarkedInput, type MarkedInputProps } from './marked-input.tsx'

interface LineActions {
  readonly onMove: (by: -1 | 1) => void
  readonly onMoveTo: (entryId: string) => void
  /** Starts a selection of several lines with this one. */
  readonly onSelect: () => void
  readonly onToggleBullet: (() => void) | null
  readonly onRemove: () => void
}

interface LineRowProps extends LineActions {
  line: ProseLine
  /** Name for people: “Point 2”. */
  name: string
  index: number
  count: number
  /** Identifies the entry among the places that a line can be dragged to. */
  group: string
  entryId: string
  isSelected: boolean
  onPress: (event: MouseEvent) => void
  /** Shown below the text. */
  hint: ReactNode
  input: Omit<MarkedInputProps, 'label' | 'value'>
}

/** Type of a dragged line, for the entries that accept it. */
export const LINE_TYPE = 'line'

/** A paragraph or bullet: handle, text and menu. */
export const LineRow = (props: LineRowProps) => {
  const { line, name, index, group, isSelected, onPress, hint, input } = props
  const { t } = useLingui()
  const { ref, handleRef, isDragging } = useSortable({
    id: `${group}#${line.id}`,
    index,
    group,
    type: LINE_TYPE,
    accept: LINE_TYPE,
    disabled: input.readOnly,
  })
  return (
    <li
      ref={ref}
      data-selected={isSelected || undefined}
      onMouseDown={onPress}
      className={cx(
        'flex items-start gap-0.5',
        isSelected && 'rounded-faro bg-sea-wash outline-2 outline-sea/60 forced-colors:outline-[Highlight]',
        isDragging && 'relative z-10 bg-sheet shadow-faro select-none',
      )}
    >
      <button
        ref={handleRef}
        type="button"
        aria-label={t`Move “${name}”: press Space, then the arrow keys`}
        className="flex h-11 w-6 shrink-0 cursor-grab touch-none items-center justify-center text-ink-faint hover:text-ink"
      >
        {line.bullet ? <span aria-hidden>•</span> : <Icon name="drag" size={16} />}
      </button>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <MarkedInput {...input} label={name} value={line.text} />
        {hint}
      </div>
      <LineMenu {...props} />
    </li>
  )
}

const LineMenu = (props: LineRowProps) => {
  const { line, name, index, count, entryId, onMove, onMoveTo, onSelect, onToggleBullet, onRemove } = props
  const { t } = useLingui()
  const siblings = use(EntrySiblingsContext)
  const others = siblings?.entries.filter(({ id }) => id !== entryId) ?? []
  return (
    <Menu trigger={<IconButton size="small" icon="more" label={t`Actions for “${name}”`} className="mt-1 shrink-0" />}>
      <MenuItem icon="arrow-up" disabled={index === 0} onSelect={() => onMove(-1)}>
        <Trans>Move up</Trans>
      </MenuItem>
      <MenuItem icon="arrow-down" disabled={index === count - 1} onSelect={() => onMove(1)}>
        <Trans>Move down</Trans>
      </MenuItem>
      {onToggleBullet && (
        <MenuItem icon={line.bullet ? 'file-text' : 'menu'} onSelect={onToggleBullet}>
          {line.bullet ? <Trans>Turn into a paragraph</Trans> : <Trans>Turn into a bullet</Trans>}
        </MenuItem>
      )}
      {count > 1 && (
        <MenuItem icon="check" onSelect={onSelect}>
          <Trans>Select lines from here</Trans>
        </MenuItem>
      )}
      {others.length > 0 && (
        <>
          <MenuSeparator />
          <MenuLabel>
            <Trans>Move to</Trans>
          </MenuLabel>
          {others.map((entry) => (
            <MenuItem key={entry.id} icon="arrow-right" onSelect={() => onMoveTo(entry.id)}>
              <span className="truncate">{entry.name}</span>
            </MenuItem>
          ))}
        </>
      )}
      <MenuSeparator />
      <MenuItem icon="trash" danger onSelect={onRemove}>
        <Trans>Remove</Trans>
      </MenuItem>
    </Menu>
  )
}
