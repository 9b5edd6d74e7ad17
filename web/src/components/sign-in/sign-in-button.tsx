import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { whenIdle } from '#web/platform/when-idle.ts'
import { Button } from '#web/ui/button/button.tsx'
import { GoogleLogo } from './google-logo.tsx'
import { useSignIn } from './use-sign-in.ts'

/** Signs in with Google. Preloads Firebase soon after it appears, because the popup must open within the click. */
export const SignInButton = ({ size = 'large' }: { size?: 'medium' | 'large' }) => {
  const { busy, start, prepare } = useSignIn()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the button appears
  useEffect(() => whenIdle(prepare), [])
  return (
    <Button
      kind="plain"
      size={size}
      className="bg-sheet"
      busy={busy}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void start()}
    >
      {!busy && <GoogleLogo />}
      {busy ? <Trans>Signing in…</Trans> : <Trans>Sign in with Google</Trans>}
    </Button>
  )
}
