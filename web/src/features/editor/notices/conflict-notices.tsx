import { Trans } from '@lingui/react/macro'
import type { DocumentSnapshot } from '#web/storage/document-store.types.ts'
import type { Conflict } from '#web/storage/rows.ts'
import { useDocument } from '#web/storage/use-storage.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useEditing, useValue } from '../editor-context.ts'

const conflictsOf = (snapshot: DocumentSnapshot) => snapshot.conflicts
const deletedOf = (snapshot: DocumentSnapshot) => snapshot.deleted

const shown = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return '—'
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join(', ')
  return JSON.stringify(value)
}

const Choice = ({ conflict }: { conflict: Conflict }) => {
  const { store } = useEditing()
  const stands = useValue(conflict.change.path)
  return (
    <Notice
      tone="fair"
      live="alert"
      title={<Trans>Two tabs changed the same words. Which do you keep?</Trans>}
      actions={
        <>
          <Button size="small" onClick={() => store.settle(conflict.id, 'theirs')}>
            <Trans>Keep what stands</Trans>
          </Button>
          <Button size="small" kind="primary" onClick={() => store.settle(conflict.id, 'mine')}>
            <Trans>Use the other</Trans>
          </Button>
        </>
      }
    >
      <dl className="grid gap-1">
        <div>
          <dt className="inline font-medium">
            <Trans>Stands now:</Trans>{' '}
          </dt>
          <dd className="inline">{shown(stands)}</dd>
        </div>
        <div>
          <dt className="inline font-medium">
            <Trans>The other:</Trans>{' '}
          </dt>
          <dd className="inline">{shown(conflict.change.after)}</dd>
        </div>
      </dl>
    </Notice>
  )
}

/** Edits of two tabs that could not be joined: both are kept until a person chooses. */
export const Conflicts = () => {
  const { store } = useEditing()
  const conflicts = useDocument(store, conflictsOf)
  const deleted = useDocument(store, deletedOf)
  return (
    <div className="flex flex-col gap-3 empty:hidden [&:not(:empty)]:mb-5">
      {deleted && (
        <Notice tone="fair" live="alert" title={<Trans>This resume was deleted in another tab</Trans>}>
          <Trans>It comes back with your next change.</Trans>
        </Notice>
      )}
      {conflicts.map((conflict) => (
        <Choice key={conflict.id} conflict={conflict} />
      ))}
    </div>
  )
}
