import type { ComponentType, ReactNode } from 'react'
import type { UserResponse } from '#shared/api-schema/account.ts'
import { ReauthenticationDialog } from '#web/components/sign-in/reauthentication-dialog.tsx'
import { AccessKeysSection } from './access-keys/access-keys-section.tsx'
import { AccountSection } from './account/account-section.tsx'
import { DataSection } from './account/data-section.tsx'
import { SessionsSection } from './account/sessions-section.tsx'
import type { ChangePlanDialogProps } from './plan/change-plan-dialog.types.ts'
import { PlanSection } from './plan/plan-section.tsx'
import { WebhooksSection } from './webhooks/webhooks-section.tsx'

interface SignedInProps {
  user: UserResponse
  ChangePlanDialog: ComponentType<ChangePlanDialogProps>
  children: ReactNode
}

/** The settings of an account. */
export const SignedIn = ({ user, ChangePlanDialog, children }: SignedInProps) => (
  <>
    <PlanSection user={user} ChangePlanDialog={ChangePlanDialog} />
    <AccountSection user={user} />
    <SessionsSection />
    <AccessKeysSection user={user} />
    <WebhooksSection user={user} />
    {children}
    <DataSection user={user} />
    <ReauthenticationDialog />
  </>
)
