import { useEffect, useRef } from 'react'
import { useSignIn } from '#web/components/sign-in/use-sign-in.ts'
import { AccountControl } from '#web/features/account/account-menu.tsx'
import { AdoptDraftsPrompt } from '#web/features/account/adopt-drafts-prompt.tsx'
import { PlanBadge } from '#web/features/account/plan-badge.tsx'
import { SessionSync } from '#web/features/account/session-sync.tsx'
import { OutboxSender } from '#web/features/analyzer/outbox/outbox-sender.tsx'
import { DataProviders } from '../routing/data-providers.tsx'

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

/** The account menu, the plan badge, and the watchers of session and outbox. */
export const AccountControls = ({ signInAtOnce = false }: { signInAtOnce?: boolean }) => (
  <DataProviders>
    <SessionSync />
    {signInAtOnce && <SignInAtOnce />}
    <PlanBadge />
    <AccountControl />
    <AdoptDraftsPrompt />
    <OutboxSender />
  </DataProviders>
)
