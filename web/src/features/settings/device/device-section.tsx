import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Row, Section } from '#web/components/settings-section.tsx'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useDrafts } from '#web/storage/drafts/use-drafts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { PersistenceRow } from './persistence-row.tsx'
import { useDraftBackup } from './use-draft-backup.ts'
import { useStorageEstimate } from './use-storage-estimate.ts'

/** Drafts on this device: backup, restore, persistence and deletion. */
export const DeviceSection = () => {
  const { t } = useLingui()
  const language = useLanguage()
  const drafts = useDrafts()
  const used = useStorageEstimate(drafts)
  const { busy, saveBackup, restore, deleteAll } = useDraftBackup(drafts ?? [])
  const count = drafts?.length ?? 0
  const megabytes = used === null ? null : formatNumber(used / 1024 / 1024, language, { maximumFractionDigits: 1 })
  return (
    <Section
      id="device"
      title={<Trans>This device</Trans>}
      about={<Trans>Drafts are saved on this device first, so you can work offline.</Trans>}
    >
      <Row
        title={t`${plural(count, { one: '# draft on this device', other: '# drafts on this device' })}`}
        action={
          <>
            <Button size="small" icon="download" disabled={busy || count === 0} onClick={() => void saveBackup()}>
              <Trans>Save a backup</Trans>
            </Button>
            <RestoreButton disabled={busy} onFile={(file) => void restore(file)} />
          </>
        }
      >
        {megabytes !== null && <Trans>Faro uses {megabytes} MB on this device, including the offline app.</Trans>}
      </Row>
      {count > 0 && <PersistenceRow />}
      <DeleteDraftsRow disabled={busy || count === 0} onDelete={() => void deleteAll()} />
    </Section>
  )
}

const RestoreButton = ({ disabled, onFile }: { disabled: boolean; onFile: (file: File) => void }) => {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="small" icon="upload" disabled={disabled} onClick={() => input.current?.click()}>
        <Trans>Restore a backup</Trans>
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        className="sr-only"
        tabIndex={-1}
        aria-label={t`Backup file`}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}

const DeleteDraftsRow = ({ disabled, onDelete }: { disabled: boolean; onDelete: () => void }) => (
  <Row
    title={<Trans>Delete drafts on this device</Trans>}
    action={
      <AlertDialog
        trigger={
          <Button kind="danger" size="small" disabled={disabled}>
            <Trans>Delete drafts</Trans>
          </Button>
        }
        title={<Trans>Delete all drafts on this device?</Trans>}
        description={
          <Trans>The drafts move to the trash in your list of resumes. You can restore them for 30 days.</Trans>
        }
        cancel={<Trans>Keep drafts</Trans>}
        confirm={<Trans>Delete drafts</Trans>}
        danger
        onConfirm={onDelete}
      />
    }
  >
    <Trans>Use this if the computer isn’t yours. To keep your drafts, save a backup first.</Trans>
  </Row>
)
