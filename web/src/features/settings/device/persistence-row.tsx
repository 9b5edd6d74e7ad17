import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useSyncExternalStore } from 'react'
import { persistence, refreshPersistence, requestPersistence } from '#web/storage/database/persistence.ts'
import { Button } from '#web/ui/button/button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { Row } from '../section.tsx'

/** Whether the browser granted persistent storage, with a button to request it. */
export const PersistenceRow = () => {
  const { t } = useLingui()
  const state = useSyncExternalStore(persistence.subscribe, persistence.get)
  useEffect(() => void refreshPersistence(), [])

  const request = async () => {
    if (await requestPersistence()) return
    toast({
      title: t`The browser did not promise it`,
      description: t`Installing Faro often changes that. A backup is safe in any case.`,
    })
  }

  if (state === 'unknown') return null
  if (state === 'persisted') {
    return (
      <Row title={<Trans>Your browser keeps them</Trans>}>
        <Trans>It has promised not to delete your drafts when space runs short.</Trans>
      </Row>
    )
  }
  return (
    <Row
      title={<Trans>Your browser may delete them</Trans>}
      action={
        <Button size="small" busy={state === 'asking'} onClick={() => void request()}>
          <Trans>Ask it to keep them</Trans>
        </Button>
      }
    >
      <Trans>When space runs short, or after weeks without a visit. It can be asked not to.</Trans>
    </Row>
  )
}
