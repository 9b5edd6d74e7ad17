import { useSortable } from '@dnd-kit/react/sortable'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, memo, useMemo, useState } from 'react'
import { moveItem, removeItem, setValue } from '#shared/resume/edits/create-changes.ts'
import { cx } from '#web/ui/cx.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { useEdit, useEditor } from '../../editor-context.ts'
import { EntryActions } from './entry-actions.tsx'
import type { EntryFieldsProps } from './entry-fields.types.ts'
import { EntrySummary } from './entry-summary.tsx'

interface EntryCardProps {
  list: string
  id: string
  index: number
  count: number
  hidden: boolean
  name: string
  startOpen: boolean
  /** Shows the heading alone: while an entry of the list is dragged. */
  folded: boolean
  body: ComponentType<EntryFieldsProps>
}

/** One entry: drag handle, disclosure button, actions and fields. */
export const EntryCard = memo((props: EntryCardProps) => {
  const { list, id, index, count, hidden, name, startOpen, folded, body: Body } = props
  const path = useMemo(() => [list, id], [list, id])
  const { t } = useLingui()
  const { store } = useEditor()
  const edit = useEdit()
  const [open, setOpen] = useState(startOpen)
  const { ref, handleRef, isDragging } = useSortable({ id, index, group: list, type: list, accept: list })

  const move = (to: number) => edit.apply((document) => moveItem(document, [list], id, to))
  const remove = () => {
    edit.apply((document) => removeItem(document, [list], id))
    toast({
      title: t`“${name}” was removed`,
      action: { label: t`Undo`, alt: t`Press Ctrl+Z in the editor to undo this`, onAction: () => store.undo() },
    })
  }
  return (
    <li
      ref={ref}
      data-entry={`${list}/${id}`}
      className={cx(
        'rounded-faro border border-line bg-sheet',
        isDragging && 'relative z-10 border-beam shadow-faro select-none',
        hidden && 'border-dashed bg-transparent',
      )}
    >
      <div className="flex items-center gap-1 ps-1 pe-1.5">
        <button
          ref={handleRef}
          type="button"
          aria-label={t`Move “${name}”: press Space, then the arrow keys`}
          className="flex h-11 w-8 shrink-0 cursor-grab touch-none items-center justify-center text-ink-faint hover:text-ink"
        >
          <Icon name="drag" />
        </button>
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 py-1.5 text-start font-medium leading-snug"
        >
          <span className="min-w-0">
            <span className={cx('block truncate', hidden && 'text-ink-soft')}>{name}</span>
            {!open && <EntrySummary path={path} />}
          </span>
          {hidden && (
            <Badge>
              <Trans>Hidden</Trans>
            </Badge>
          )}
          <Icon
            name="chevron-down"
            size={18}
            className={cx('ms-auto text-ink-faint transition-transform', open && 'rotate-180')}
          />
        </button>
        <EntryActions
          name={name}
          hidden={hidden}
          first={index === 0}
          last={index === count - 1}
          onMove={(by) => move(index + by)}
          onHide={() => edit.apply((document) => setValue(document, [list, id, 'hidden'], !hidden))}
          onRemove={remove}
        />
      </div>
      {open && !folded && (
        <div className="grid gap-4 border-t border-line p-4 @lg:grid-cols-2">
          <Body path={path} />
        </div>
      )}
    </li>
  )
})
