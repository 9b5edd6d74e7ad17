import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import type { VersionReason, VersionRow } from '#web/storage/database/rows.ts'
import type { DocumentStore } from '#web/storage/document/document-store.types.ts'
import { listVersions, restoreVersion } from '#web/storage/drafts/versions.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog/dialog.tsx'
import { toast } from '#web/ui/feedback/toast.ts'

const REASONS: Readonly<Record<VersionReason, MessageDescriptor>> = {
  auto: msg`autosaved`,
  manual: msg`saved by you`,
  restore: msg`before another version was restored`,
  import: msg`before an import`,
  template: msg`before the template changed`,
}

interface VersionDialogProps {
  store: DocumentStore
  onClose: () => void
}

/** Saved versions of the open draft, each with a restore button. */
export const VersionDialog = ({ store, onClose }: VersionDialogProps) => {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const [versions, setVersions] = useState<readonly VersionRow[] | null>(null)
  const { id } = store.getSnapshot()
  useEffect(() => {
    listVersions(id).then(setVersions, console.error)
  }, [id])

  const restore = async (version: VersionRow) => {
    await restoreVersion(store, version)
    onClose()
    toast({
      kind: 'success',
      title: t`Version restored`,
      action: { label: t`Undo`, alt: t`Press Ctrl+Z in the editor to undo`, onAction: () => store.undo() },
    })
  }
  const saveCurrent = async () => {
    await store.saveVersion('manual')
    setVersions(await listVersions(id))
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t`Version history`}
        description={t`Versions are saved about every 10 minutes while you work. You can undo a restore.`}
      >
        <Button icon="plus" size="small" onClick={() => void saveCurrent()}>
          <Trans>Save current version</Trans>
        </Button>
        {versions?.length === 0 && (
          <p className="mt-5 text-ink-soft">
            <Trans>There are no earlier versions yet.</Trans>
          </p>
        )}
        <ol className="mt-5 max-h-96 overflow-y-auto">
          {versions?.map((version) => (
            <li key={version.id} className="flex items-center justify-between gap-4 border-t border-line py-2.5">
              <span>
                <span className="block tabular-nums">
                  {formatDate(version.at, language, { dateStyle: 'medium', timeStyle: 'short' })}
                </span>
                <span className="block text-note text-ink-soft">{i18n._(REASONS[version.reason])}</span>
              </span>
              <Button size="small" onClick={() => void restore(version)}>
                <Trans>Restore</Trans>
              </Button>
            </li>
          ))}
        </ol>
      </DialogContent>
    </Dialog>
  )
}
