import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useState } from 'react'
import { loadScreenCatalog } from '#web/i18n/i18n.ts'
import { getAccountHint } from '#web/platform/auth/account-hint.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useLocation } from '#web/ui/router/router.tsx'
import { isStaticScreen } from '../routing/routes.ts'
import { useHasHome } from '../routing/use-has-home.ts'

const load = async () => (await Promise.all([import('./account-controls.tsx'), loadScreenCatalog()]))[0]
const AccountSlot = lazy(async () => ({ default: (await load()).AccountControls }))

type Stage = 'visitor' | 'known' | 'signing-in'

const preload = () => {
  load().catch(() => {
    // Offline: the click reports the error.
  })
}

const SignIn = ({ busy = false, onSignIn }: { busy?: boolean; onSignIn?: () => void }) => (
  <Button kind="plain" size="small" busy={busy} onPointerEnter={preload} onFocus={preload} onClick={onSignIn}>
    <Trans>Sign in</Trans>
  </Button>
)

/** Loads the account code only for a known account, a screen that uses the API, or a press on "Sign in". */
export const AccountArea = () => {
  const isStatic = isStaticScreen(useLocation().pathname, useHasHome())
  const [stage, setStage] = useState<Stage>('visitor')
  useEffect(() => {
    if (!isStatic || getAccountHint() !== null) setStage((now) => (now === 'visitor' ? 'known' : now))
  }, [isStatic])
  return (
    <div className="flex min-h-9 items-center gap-2">
      {stage === 'visitor' ? (
        <SignIn onSignIn={() => setStage('signing-in')} />
      ) : (
        <Suspense fallback={<SignIn busy={stage === 'signing-in'} />}>
          <AccountSlot signInAtOnce={stage === 'signing-in'} />
        </Suspense>
      )}
    </div>
  )
}
