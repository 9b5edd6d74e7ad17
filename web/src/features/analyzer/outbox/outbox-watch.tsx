import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useSession } from '#web/platform/session.ts'
import { toast } from '#web/ui/toast.ts'

/** Sends what waits at the start, and whenever the connection comes back. */
export const OutboxWatch = () => {
  const { t } = useLingui()
  const { status } = useSession()

  useEffect(() => {
    if (status !== 'signed-in') return
    const send = async () => {
      const { sendWaiting } = await import('./outbox.ts')
      const arrived = await sendWaiting()
      if (arrived === 0) return
      toast({
        kind: 'success',
        title: t`Back online`,
        description: t`${plural(arrived, { one: '# CV that waited was analyzed', other: '# CVs that waited were analyzed' })}`,
      })
    }
    const start = () => void send().catch(console.warn)
    start()
    addEventListener('online', start)
    return () => removeEventListener('online', start)
  }, [status, t])

  return null
}
