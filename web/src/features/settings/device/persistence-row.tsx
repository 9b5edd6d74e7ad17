import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useSyncExternalStore } from 'react'
import { Row } from '#web/components/settings-section.tsx'
import { persistence, refreshPersistence, requestPersistence } from '#web/storage/database/persistence.ts'
import { Button } from '#web/ui/button/button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'

/** Whether the browser granted persistent storage, with a button to request it. */
export const PersistenceRow = () => {
  const { t } = useLingui()
  const state = useSyncExternalStore(persistence.subscribe, persistence.get)
  useEffect(() => void refreshPersistence(), [])

  const request = async () => {
    if (await requestPersistence()) return
    toast({
      title: t`Your browser didn’t agree to keep your drafts`,
      description: t`It may agree if you install Faro. You can also save a backup.`,
    })
  }

  if (state === 'unknown') return null
  if (state === 'persisted') {
    return (
      <Row title={<Trans>Your browser keeps your drafts</Trans>}>
        <Trans>Your browser won’t delete your drafts when storage is low.</Trans>
      </Row>
    )
  }
  return (
    <Row
      title={<Trans>Your browser may delete your drafts</Trans>}
      action={
        <Button size="small" busy={state === 'asking'} onClick={() => void request()}>
          <Trans>Ask my browser to keep my drafts</Trans>
        </Button>
      }
    >
      <Trans>
        Browsers may clear data when storage is low or after weeks of inactivity. You can ask your browser not to.
      </Trans>
    </Row>
  )
}
