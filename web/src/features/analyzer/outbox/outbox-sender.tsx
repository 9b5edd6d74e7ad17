import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useSession } from '#web/platform/auth/use-session.ts'
import { onDelivered } from '#web/storage/outbox/outbox-events.ts'
import { toast } from '#web/ui/feedback/toast.ts'

const loadActions = () => import('./outbox-actions.ts')

/** Sends what waits at the start and whenever the connection comes back, and tells what the service worker has sent. */
export const OutboxSender = () => {
  const { t } = useLingui()
  const { status } = useSession()

  useEffect(() => {
    if (status !== 'signed-in') return
    const say = (arrived: number) => {
      if (arrived === 0 || document.visibilityState !== 'visible') return
      toast({
        kind: 'success',
        title: t`Back online`,
        description: t`${plural(arrived, { one: '# CV that waited was analyzed', other: '# CVs that waited were analyzed' })}`,
      })
    }
    const send = () => {
      loadActions()
        .then(({ sendQueued: sendWaiting }) => sendWaiting())
        .then(say, console.warn)
    }
    const hear = (arrived: number) => {
      loadActions()
        .then(({ invalidateAnalyses: refreshAnalyses }) => refreshAnalyses())
        .catch(console.warn)
      say(arrived)
    }
    send()
    addEventListener('online', send)
    const stop = onDelivered(hear)
    return () => {
      removeEventListener('online', send)
      stop()
    }
  }, [status, t])

  return null
}
