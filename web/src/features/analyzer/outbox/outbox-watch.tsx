import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useSession } from '#web/platform/session.ts'
import { onArrivals } from '#web/storage/outbox/changes.ts'
import { toast } from '#web/ui/feedback/toast.ts'

const outbox = () => import('./outbox.ts')

/** Sends what waits at the start and whenever the connection comes back, and tells what the service worker has sent. */
export const OutboxWatch = () => {
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
      outbox()
        .then(({ sendWaiting }) => sendWaiting())
        .then(say, console.warn)
    }
    const hear = (arrived: number) => {
      outbox()
        .then(({ refreshAnalyses }) => refreshAnalyses())
        .catch(console.warn)
      say(arrived)
    }
    send()
    addEventListener('online', send)
    const stop = onArrivals(hear)
    return () => {
      removeEventListener('online', send)
      stop()
    }
  }, [status, t])

  return null
}
