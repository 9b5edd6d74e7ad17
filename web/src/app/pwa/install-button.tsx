import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { canInstall, onInstallChange, promptInstall } from '#web/platform/pwa/install-prompt.ts'
import { Button } from '#web/ui/button/button.tsx'

const notInstallable = () => false

/** Shown only when the browser can install Faro and it is not installed yet. */
export const InstallButton = () => {
  const possible = useSyncExternalStore(onInstallChange, canInstall, notInstallable)
  return (
    possible && (
      <Button size="small" icon="install" onClick={() => void promptInstall()}>
        <Trans>Install Faro</Trans>
      </Button>
    )
  )
}
