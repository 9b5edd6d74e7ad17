import { Trans } from '@lingui/react/macro'
import type { Conflict } from '#web/storage/database/rows.ts'
import type { DocumentSnapshot } from '#web/storage/document/document-store.types.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useDocumentValue, useEditor } from '../editor-context.ts'

const selectConflicts = (snapshot: DocumentSnapshot) => snapshot.conflicts
const selectDeleted = (snapshot: DocumentSnapshot) => snapshot.deleted

const formatValue = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return '—'
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join(', ')
  return JSON.stringify(value)
}

const ConflictNotice = ({ conflict }: { conflict: Conflict }) => {
  const { store } = useEditor()
  const current = useDocumentValue(conflict.change.path)
  return (
    <Notice
      tone="fair"
      live="alert"
      title={<Trans>You changed the same text in two tabs. Which version do you want to keep?</Trans>}
      actions={
        <>
          <Button size="small" onClick={() => store.resolveConflict(conflict.id, 'theirs')}>
            <Trans>Keep this version</Trans>
          </Button>
          <Button size="small" kind="primary" onClick={() => store.resolveConflict(conflict.id, 'mine')}>
            <Trans>Use the other version</Trans>
          </Button>
        </>
      }
    >
      <dl className="grid gap-1">
        <div>
          <dt className="inline font-medium">
            <Trans>Current version:</Trans>{' '}
          </dt>
          <dd className="inline">{formatValue(current)}</dd>
        </div>
        <div>
          <dt className="inline font-medium">
            <Trans>Other version:</Trans>{' '}
          </dt>
          <dd className="inline">{formatValue(conflict.change.after)}</dd>
        </div>
      </dl>
    </Notice>
  )
}

/** Edits of two tabs that could not be merged. Both stay until the person chooses one. */
export const ConflictNotices = () => {
  const { store } = useEditor()
  const conflicts = useDocument(store, selectConflicts)
  const deleted = useDocument(store, selectDeleted)
  return (
    <div className="flex flex-col gap-3 empty:hidden [&:not(:empty)]:mb-5">
      {deleted && (
        <Notice tone="fair" live="alert" title={<Trans>This resume was deleted in another tab</Trans>}>
          <Trans>Your next change will restore the resume.</Trans>
        </Notice>
      )}
      {conflicts.map((conflict) => (
        <ConflictNotice key={conflict.id} conflict={conflict} />
      ))}
    </div>
  )
}
