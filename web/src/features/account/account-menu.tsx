import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { type Session, useSession } from '#web/platform/auth/use-session.ts'
import { Button } from '#web/ui/button/button.tsx'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/menu.tsx'
import { useNavigate } from '#web/ui/router/router.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useSignIn } from '../../components/sign-in/use-sign-in.ts'
import { getInitials } from './initials.ts'
import { SignOutDialog } from './sign-out-dialog.tsx'
import { useSignOut } from './use-sign-out.ts'

/** Sign-in button, or account menu, in the navigation. */
export const AccountControl = () => {
  const session = useSession()
  const { busy, start, prepare } = useSignIn()
  useRetryWhenReachable(session)

  if (session.status === 'loading') return <Skeleton className="h-9 w-9 rounded-full" />
  if (session.status === 'signed-in') return <AccountMenu name={session.user.name} email={session.user.email} />
  if (session.status === 'unreachable') {
    return (
      <Button kind="quiet" size="small" icon="offline" onClick={session.retry}>
        <Trans>Try again</Trans>
      </Button>
    )
  }
  return (
    <Button
      kind="plain"
      size="small"
      busy={busy}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void start()}
    >
      <Trans>Sign in</Trans>
    </Button>
  )
}

const CHECK_INTERVAL_MS = 15_000

/** Checks the session again as soon as a server that could not be reached answers, so that drafts are sent by themselves. */
const useRetryWhenReachable = (session: Session): void => {
  const retry = useEffectEvent(() => {
    if (session.status === 'unreachable') session.retry()
  })
  const isUnreachable = session.status === 'unreachable'
  useEffect(() => {
    if (!isUnreachable) return
    const timer = setInterval(() => {
      fetch('/api/health').then(
        (response) => response.ok && retry(),
        () => undefined,
      )
    }, CHECK_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isUnreachable])
}

const AccountMenu = ({ name, email }: { name: string; email: string }) => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { drafts, start, leave, stay } = useSignOut()
  return (
    <>
      <Menu
        trigger={
          <button type="button" className={buttonClass('quiet', 'small', 'gap-1 px-1.5!')}>
            <span
              aria-hidden="true"
              className="grid size-7 place-items-center rounded-full bg-sea-wash text-note font-medium text-sea"
            >
              {getInitials(name)}
            </span>
            <VisuallyHidden>{t`${name}’s account`}</VisuallyHidden>
            <Icon name="chevron-down" size={16} />
          </button>
        }
      >
        <MenuLabel>
          <span className="block font-medium text-ink">{name}</span>
          <span className="block break-all">{email}</span>
        </MenuLabel>
        <MenuSeparator />
        <MenuItem icon="history" onSelect={() => navigate('/analyzer#history')}>
          <Trans>My analyses</Trans>
        </MenuItem>
        <MenuItem icon="settings" onSelect={() => navigate('/settings')}>
          <Trans>Settings</Trans>
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon="sign-out" onSelect={() => void start()}>
          <Trans>Sign out</Trans>
        </MenuItem>
      </Menu>
      {drafts !== null && <SignOutDialog drafts={drafts} onStay={stay} onSignOut={(what) => void leave(what)} />}
    </>
  )
}
