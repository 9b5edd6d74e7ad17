import { useEffect, useRef } from 'react'
import { useSignIn } from '#web/components/sign-in/use-sign-in.ts'
import { AccountControl } from '#web/features/account/account-control.tsx'
import { AdoptDrafts } from '#web/features/account/adopt-drafts.tsx'
import { PlanBadge } from '#web/features/account/plan-badge.tsx'
import { SessionWatch } from '#web/features/account/session-watch.tsx'
import { OutboxWatch } from '#web/features/analyzer/outbox/outbox-watch.tsx'
import { WithData } from '../routing/data-providers.tsx'

const SignInAtOnce = () => {
  const { start } = useSignIn()
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    void start()
  })
  return null
}

/** Who is signed in, their plan's badge, and what keeps both true. */
export const AccountSlot = ({ signInAtOnce = false }: { signInAtOnce?: boolean }) => (
  <WithData>
    <SessionWatch />
    {signInAtOnce && <SignInAtOnce />}
    <PlanBadge />
    <AccountControl />
    <AdoptDrafts />
    <OutboxWatch />
  </WithData>
)
