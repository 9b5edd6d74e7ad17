import { Trans } from '@lingui/react/macro'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { AppError } from '#shared/errors.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage, toAppError } from '#web/platform/api/errors.ts'
import { getSignInRequest, type SignInRequest, subscribeToSignInRequest } from '#web/platform/auth/recent-sign-in.ts'
import { prepareSignIn, signInAgain } from '#web/platform/auth/sign-in.ts'
import { useSession } from '#web/platform/auth/use-session.ts'
import { useOnline } from '#web/platform/use-online.ts'
import { Button } from '#web/ui/button/button.tsx'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { Dialog, DialogActions, DialogClose, DialogContent } from '#web/ui/dialog/dialog.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'

/** Opens while an action waits for a recent sign-in (`withRecentSignIn`), and then lets it go on. */
export const ReauthenticationDialog = () => {
  const request = useSyncExternalStore(subscribeToSignInRequest, getSignInRequest, () => null)
  return request && <SignInAgain key={request.action.name} request={request} />
}

const SignInAgain = ({ request }: { request: SignInRequest }) => {
  const { user } = useSession()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  // The popup must open within the click, so Firebase is loaded before it.
  useEffect(() => void prepareSignIn(), [])
  const email = user?.email ?? ''

  const start = async () => {
    if (!user) return request.cancel()
    setBusy(true)
    setError(null)
    try {
      if ((await signInAgain(user, request.action)) === 'signed-in') request.confirm()
    } catch (thrown) {
      const { cause } = toAppError(thrown)
      console.warn(cause ?? thrown)
      setError(thrown)
      setBusy(false)
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && request.cancel()}>
      <DialogContent
        width="narrow"
        above
        title={<Trans>Confirm it’s you</Trans>}
        description={
          <Trans>
            You signed in a while ago. Sign in again with <span className="break-words">{email}</span> to pick up where
            you left off.
          </Trans>
        }
      >
        {error !== null && <Notice tone="bad" live="alert" title={<FailureMessage error={error} email={email} />} />}
        <DialogActions>
          <DialogClose className={buttonClass('plain')}>
            <Trans>Not now</Trans>
          </DialogClose>
          <Button kind="primary" busy={busy} onClick={() => void start()}>
            {busy ? <Trans>Signing in…</Trans> : <Trans>Sign in again with Google</Trans>}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}

const FailureMessage = ({ error, email }: { error: unknown; email: string }) => {
  const language = useLanguage()
  const online = useOnline()
  const { code } = toAppError(error)
  if (!online || code === 'offline') return getErrorMessage(new AppError('offline'), language)
  if (code === 'forbidden') return <Trans>That’s a different account. Choose {email}.</Trans>
  if (code === 'sign-in-used' || code === 'rate-limited') return getErrorMessage(error, language)
  return <Trans>Could not sign in. Please try again.</Trans>
}
