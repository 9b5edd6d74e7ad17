import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useRef, useState } from 'react'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { saveBlob } from '#web/platform/save-file.ts'
import { createBackup, restoreBackup } from '#web/storage/drafts/backup.ts'
import { deleteDraft } from '#web/storage/drafts/drafts.ts'
import { useDrafts } from '#web/storage/drafts/use-drafts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { Row, Section } from '../section.tsx'
import { PersistenceRow } from './persistence-row.tsx'
import { readJsonFile } from './read-json-file.ts'
import { useStorageEstimate } from './use-storage-estimate.ts'

/** Drafts on this device: backup, restore, persistence and deletion. */
export const DeviceSection = () => {
  const { t } = useLingui()
  const language = useLanguage()
  const drafts = useDrafts()
  const used = useStorageEstimate(drafts)
  const picker = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const count = drafts?.length ?? 0
  const showError = (error: unknown) =>
    toast({ kind: 'error', title: t`Error`, description: getErrorMessage(error, language) })

  const runBusy = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }

  const save = () =>
    runBusy(async () => {
      const json = await createBackup(Date.now())
      saveBlob(new Blob([json], { type: 'application/json' }), 'faro-backup.json')
    })

  const restore = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    void runBusy(async () => {
      const restored = await restoreBackup(await readJsonFile(file))
      toast({
        kind: 'success',
        title: t`Restored`,
        description: t`${plural(restored, { one: '# draft came back', other: '# drafts came back' })}`,
      })
    })
  }

  const erase = () =>
    runBusy(async () => {
      await Promise.all((drafts ?? []).map(({ id }) => deleteDraft(id)))
      toast({ title: t`Deleted`, description: t`The drafts of this device are in the bin for 30 days.` })
    })

  const megabytes = used === null ? null : formatNumber(used / 1024 / 1024, language, { maximumFractionDigits: 1 })
  return (
    <Section
      id="device"
      title={<Trans>This device</Trans>}
      about={<Trans>Drafts are kept here first, so that you can work without a connection.</Trans>}
    >
      <Row
        title={t`${plural(count, { one: '# draft on this device', other: '# drafts on this device' })}`}
        action={
          <>
            <Button size="small" icon="download" disabled={busy || count === 0} onClick={() => void save()}>
              <Trans>Save a backup</Trans>
            </Button>
            <Button size="small" icon="upload" disabled={busy} onClick={() => picker.current?.click()}>
              <Trans>Restore a backup</Trans>
            </Button>
            <input
              ref={picker}
              type="file"
              accept="application/json,.json"
              className="sr-only"
              tabIndex={-1}
              aria-label={t`Backup file`}
              onChange={restore}
            />
          </>
        }
      >
        {megabytes !== null && <Trans>Faro uses {megabytes} MB here, the app for offline use included.</Trans>}
      </Row>
      {count > 0 && <PersistenceRow />}
      <Row
        title={<Trans>Delete the drafts of this device</Trans>}
        action={
          <AlertDialog
            trigger={
              <Button kind="danger" size="small" disabled={busy || count === 0}>
                <Trans>Delete drafts</Trans>
              </Button>
            }
            title={<Trans>Delete every draft on this device?</Trans>}
            description={<Trans>They go to the bin of the drafts list and can be taken back for 30 days.</Trans>}
            cancel={<Trans>Keep them</Trans>}
            confirm={<Trans>Delete drafts</Trans>}
            danger
            onConfirm={() => void erase()}
          />
        }
      >
        <Trans>Useful on a computer that is not yours. Save a backup first if you still need them.</Trans>
      </Row>
    </Section>
  )
}
