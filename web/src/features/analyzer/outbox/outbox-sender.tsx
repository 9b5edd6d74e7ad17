import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useSession } from '#web/platform/auth/use-session.ts'
import { onDelivered } from '#web/storage/outbox/outbox-events.ts'
import { toast } from '#web/ui/feedback/toast.ts'

const loadActions = () => import('./outbox-actions.ts')
const loadCorrections = () => import('../correction/send-corrections.ts')

/**
 * Sends the outbox and corrections on sign-in and on reconnection; shows a toast for what was delivered here or
 * elsewhere.
 */
export const OutboxSender = () => {
  const { t } = useLingui()
  const { status } = useSession()

  useEffect(() => {
    if (status !== 'signed-in') return
    const showToast = (arrived: number) => {
      if (arrived === 0 || document.visibilityState !== 'visible') return
      toast({
        kind: 'success',
        title: t`You’re back online`,
        description: t`${plural(arrived, { one: 'We analyzed # resume that was waiting', other: 'We analyzed # resumes that were waiting' })}`,
      })
    }
    const send = () => {
      loadActions()
        .then(({ sendQueued }) => sendQueued())
        .then(showToast, console.warn)
      loadCorrections()
        .then(({ sendCorrections }) => sendCorrections())
        .catch(console.warn)
    }
    const handleDelivered = (delivered: number) => {
      loadActions()
        .then(({ invalidateAnalyses }) => invalidateAnalyses())
        .catch(console.warn)
      showToast(delivered)
    }
    send()
    addEventListener('online', send)
    const unsubscribe = onDelivered(handleDelivered)
    return () => {
      removeEventListener('online', send)
      unsubscribe()
    }
  }, [status, t])

  return null
}
