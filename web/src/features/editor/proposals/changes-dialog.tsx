import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { isLanguage } from '#shared/languages.ts'
import type { Change } from '#shared/resume/edits/changes.ts'
import { SectionName } from '#web/components/section-name.tsx'
import { BeforeAfter } from '#web/components/suggestions/before-after.tsx'
import { toShownTexts } from '#web/components/suggestions/line-text.ts'
import type { DocumentSnapshot } from '#web/storage/document/document-store.types.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/dialog/dialog.tsx'
import { useEditor } from '../editor-context.ts'
import { formatValue } from '../suggestions/format-value.ts'
import { useRowName } from '../translation/use-row-name.ts'
import { fitChange } from './fit-change.ts'

const selectDocument = (snapshot: DocumentSnapshot) => snapshot.document

interface ChangesDialogProps {
  title: string
  description: ReactNode
  changes: readonly Change[]
  /** Every change was accepted or declined. */
  onDecided: () => void
  onClose: () => void
}

/** Proposed changes, each with the text before and after it. An accepted one is an edit that can be undone. */
export const ChangesDialog = ({ title, description, changes, onDecided, onClose }: ChangesDialogProps) => {
  const { store } = useEditor()
  const document = useDocument(store, selectDocument)
  const [open, setOpen] = useState<readonly Change[]>(changes)

  const decide = (decided: readonly Change[], isAccepted: boolean) => {
    for (const change of isAccepted ? decided : []) {
      // Each fits the document that the ones before it left.
      const fitting = fitChange(store.getSnapshot().document, change)
      if (fitting) store.edit([fitting])
    }
    const rest = open.filter((change) => !decided.includes(change))
    if (rest.length === 0) onDecided()
    else setOpen(rest)
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={title} description={description}>
        <ul className="max-h-[55dvh] overflow-y-auto">
          {open.map((change) => (
            <ChangeRow
              key={JSON.stringify(change)}
              change={change}
              fits={fitChange(document, change) !== null}
              onAccept={() => decide([change], true)}
              onReject={() => decide([change], false)}
            />
          ))}
        </ul>
        <DialogActions>
          <Button onClick={() => decide(open, false)}>
            <Trans>Decline all</Trans>
          </Button>
          <Button kind="primary" onClick={() => decide(open, true)}>
            <Trans>Accept all</Trans>
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}

interface ChangeRowProps {
  change: Change
  fits: boolean
  onAccept: () => void
  onReject: () => void
}

const ChangeRow = ({ change: { path, before, after }, fits, onAccept, onReject }: ChangeRowProps) => {
  const getRowName = useRowName()
  const field = isLanguage(path.at(-1)) ? path.slice(0, -1) : path
  const moves = path.at(-1) === '$order'
  return (
    <li className="border-line border-t py-4">
      <p className="text-ink-soft text-note">
        <SectionName section={path[0] ?? ''} />
        {field.length > 1 && !moves && <> · {getRowName(field)}</>}
      </p>
      <div className="mt-1.5">
        {moves ? (
          <Trans>The entries will be reordered.</Trans>
        ) : (
          <BeforeAfter {...toShownTexts(formatValue(before), formatValue(after))} />
        )}
      </div>
      {fits ? (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="small" icon="check" onClick={onAccept}>
            <Trans>Accept</Trans>
          </Button>
          <Button size="small" kind="quiet" icon="close" onClick={onReject}>
            <Trans>Reject</Trans>
          </Button>
        </div>
      ) : (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <p className="text-ink-soft text-note">
            <Trans>
              You’ve edited this text since the change was proposed, so you can no longer accept the change.
            </Trans>
          </p>
          <Button size="small" kind="quiet" icon="close" onClick={onReject}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      )}
    </li>
  )
}
