import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { VersionRow } from '#web/storage/database/rows.ts'
import type { DocumentStore } from '#web/storage/document/document-store.types.ts'
import { listVersions, renameVersion, restoreVersion } from '#web/storage/drafts/versions.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog/dialog.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { VersionList } from './version-list.tsx'
import { VersionView } from './version-view.tsx'

interface VersionDialogProps {
  store: DocumentStore
  onClose: () => void
}

/** The saved versions of the open draft: named, seen beside the document as it is now, and restored. */
export const VersionDialog = ({ store, onClose }: VersionDialogProps) => {
  const { t } = useLingui()
  const { versions, load } = useVersions(store)
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const selected = versions?.find(({ id }) => id === selectedId) ?? versions?.[0] ?? null

  const restore = async (version: VersionRow) => {
    await restoreVersion(store, version)
    onClose()
    toast({
      kind: 'success',
      title: t`Version restored`,
      action: { label: t`Undo`, alt: t`Press Ctrl+Z in the editor to undo`, onAction: () => store.undo() },
    })
  }
  const rename = async (version: VersionRow, name: string) => {
    await renameVersion(version.id, name)
    await load()
  }
  const saveCurrent = async () => {
    await store.saveVersion('manual')
    setSelectedId((await load())[0]?.id ?? null)
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t`Version history`}
        description={t`Versions are saved about every 10 minutes while you work. You can undo a restore.`}
        width={selected ? 'full' : 'medium'}
      >
        <div className={selected ? 'grid gap-6 lg:grid-cols-[14rem_minmax(0,1fr)]' : undefined}>
          <div className="flex flex-col items-start gap-4 *:max-w-full">
            <Button icon="plus" size="small" onClick={() => void saveCurrent()}>
              <Trans>Save current version</Trans>
            </Button>
            {versions?.length === 0 && (
              <p className="text-ink-soft">
                <Trans>There are no earlier versions yet.</Trans>
              </p>
            )}
            {versions && selected && (
              <div className="w-full">
                <VersionList versions={versions} selected={selected} onSelect={({ id }) => setSelectedId(id)} />
              </div>
            )}
          </div>
          {selected && (
            <VersionView
              store={store}
              version={selected}
              onRename={(name) => void rename(selected, name)}
              onRestore={() => void restore(selected)}
            />
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}

/** The versions of a draft, newest first; null until they are read. `load` reads them again. */
const useVersions = (store: DocumentStore) => {
  const [versions, setVersions] = useState<readonly VersionRow[] | null>(null)
  const { id } = store.getSnapshot()
  const load = async () => {
    const read = await listVersions(id)
    setVersions(read)
    return read
  }
  useEffect(() => {
    listVersions(id).then(setVersions, console.error)
  }, [id])
  return { versions, load }
}
