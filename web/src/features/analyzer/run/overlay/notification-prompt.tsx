import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#web/ui/button/button.tsx'

const canRequestPermission = (): boolean => 'Notification' in globalThis && Notification.permission === 'default'

/** Offers a system notification for the end of the analysis; asks for permission on click only. */
export const NotificationPrompt = () => {
  const [offered, setOffered] = useState(canRequestPermission)
  if (!offered) return null
  const request = async () => {
    await Notification.requestPermission()
    setOffered(false)
  }
  return (
    <Button kind="quiet" className="max-sm:-ms-4.5" onClick={() => void request()}>
      <Trans>Notify me when it’s ready</Trans>
    </Button>
  )
}
