import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { hasCapability } from '#shared/plans.ts'
import { usePlanNames } from '#web/i18n/plan-messages.ts'
import { useSession } from '#web/platform/auth/use-session.ts'
import type { VersionRow } from '#web/storage/database/rows.ts'
import type { DocumentStore } from '#web/storage/document/document-store.types.ts'
import { getPlansPath } from '#web/storage/drafts/drafts.ts'
import { listVersions, renameVersion, restoreVersion } from '#web/storage/drafts/versions.ts'
import { syncVersionsOf } from '#web/storage/sync/version-scheduler.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog/dialog.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { TextLink } from '#web/ui/link/text-link.tsx'
import { VersionList } from './version-list.tsx'
import { VersionView } from './version-view.tsx'

interface VersionDialogProps {
  store: DocumentStore
  onClose: () => void
}

/** The saved versions of the open draft: named, seen beside the document as it is now, and restored. */
export const VersionDialog = ({ store, onClose }: VersionDialogProps) => {
  const { t } = useLingui()
  const { versions, load, sync } = useVersions(store)
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const { user } = useSession()
  const isStored = user !== null && hasCapability('draft-versions', user.subscriptionPlan, user.subscriptionStatus)
  const selected = versions?.find(({ id }) => id === selectedId) ?? versions?.[0] ?? null

  const restore = async (version: VersionRow) => {
    await restoreVersion(store, version)
    onClose()
    toast({
      kind: 'success',
      title: t`Version restored`,
      action: { label: t`Undo`, alt: t`Press Ctrl+Z in the editor to undo this`, onAction: () => store.undo() },
    })
  }
  const rename = async (version: VersionRow, name: string) => {
    await renameVersion(version.id, name)
    await load()
    await sync()
  }
  const saveCurrent = async () => {
    await store.saveVersion('manual')
    setSelectedId((await load())[0]?.id ?? null)
    await sync()
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t`Version history`}
        description={t`Faro saves a version about every 10 minutes while you work. If you restore the wrong version, you can undo it.`}
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
                <VersionList
                  versions={versions}
                  selected={selected}
                  isStored={isStored}
                  onSelect={({ id }) => setSelectedId(id)}
                />
              </div>
            )}
            {user && !isStored && <PlanLine draftId={store.getSnapshot().id} />}
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

/**
 * The versions of a draft, newest first; null until they are read. `load` reads them again, `sync` after a sync with
 * the account.
 */
const useVersions = (store: DocumentStore) => {
  const [versions, setVersions] = useState<readonly VersionRow[] | null>(null)
  const { id } = store.getSnapshot()
  const load = async () => {
    const read = await listVersions(id)
    setVersions(read)
    return read
  }
  const sync = async () => {
    await syncVersionsOf(id, true)
    await load()
  }
  useEffect(() => {
    const read = () => listVersions(id).then(setVersions, console.error)
    void read()
      .then(() => syncVersionsOf(id, true))
      .then(read)
  }, [id])
  return { versions, load, sync }
}

const PlanLine = ({ draftId }: { draftId: string }) => {
  const plan = usePlanNames().professional
  return (
    <p className="text-ink-soft text-note">
      <Trans>With the {plan} plan, versions are saved to your account too, so you have them on all your devices.</Trans>{' '}
      <TextLink to={getPlansPath(draftId)} state={{ plan: 'professional' }}>
        <Trans>See plans</Trans>
      </TextLink>
    </p>
  )
}
