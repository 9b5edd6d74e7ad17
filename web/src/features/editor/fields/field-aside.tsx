import { Trans } from '@lingui/react/macro'
import { isFactPath, toDecidingFact } from '#shared/resume/tailoring/facts.ts'
import { setOwnFact } from '#shared/resume/tailoring/share-facts.ts'
import type { DocumentSnapshot } from '#web/storage/document/document-store.types.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useEditor } from '../editor-context.ts'
import { LowConfidenceBadge } from './low-confidence.tsx'

/** Beside the label of a field: whether it should be checked, and whether all versions of the resume share it. */
export const FieldAside = ({ path, doubtful }: { path: readonly string[]; doubtful: boolean }) => {
  const { base } = useEditor()
  return (
    <span className="flex items-baseline gap-2">
      {doubtful && <LowConfidenceBadge />}
      {base && isFactPath(path) && <SharedFact path={toDecidingFact(path.join('/'))} />}
    </span>
  )
}

const selectBasedOn = (snapshot: DocumentSnapshot) => snapshot.basedOn

const SharedFact = ({ path }: { path: string }) => {
  const { store } = useEditor()
  const basedOn = useDocument(store, selectBasedOn)
  if (!basedOn) return null
  const isOwn = basedOn.own.includes(path)
  const toggle = () =>
    store.updateMetadata({ basedOn: setOwnFact(basedOn, store.getSnapshot().document, path, !isOwn) })
  return (
    <button
      type="button"
      className={cx('inline-flex min-h-6 items-center gap-1 rounded-faro hover:underline', isOwn && 'text-beam-ink')}
      data-fact={path}
      onClick={toggle}
    >
      <Icon name={isOwn ? 'lock' : 'link'} size={14} />
      {isOwn ? <Trans>This version only</Trans> : <Trans>Shared</Trans>}
      <VisuallyHidden>
        .{' '}
        {isOwn ? (
          <Trans>Go back to the shared value.</Trans>
        ) : (
          <Trans>All versions share this value. Change it only in this version.</Trans>
        )}
      </VisuallyHidden>
    </button>
  )
}
