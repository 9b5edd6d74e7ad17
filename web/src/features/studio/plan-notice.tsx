import { Trans } from '@lingui/react/macro'
import { SignInButton } from '#web/components/sign-in/sign-in-button.tsx'
import { usePlanNames } from '#web/i18n/plan-messages.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import type { PlanAccess } from './use-plan-access.ts'

/** What saving a new design needs; nothing for those who have it. `hasDesigns`: made on an earlier plan. */
export const PlanNotice = ({ access, hasDesigns }: { access: PlanAccess; hasDesigns: boolean }) => {
  const plan = usePlanNames().enterprise
  if (access === 'sign-in')
    return (
      <Notice title={<Trans>Sign in to save your designs</Trans>} actions={<SignInButton size="medium" />}>
        <Trans>Designs and brands are included in the {plan} plan. You can try the studio without an account.</Trans>
      </Notice>
    )
  if (access !== 'plan') return null
  return (
    <Notice
      title={<Trans>New designs are included in the {plan} plan</Trans>}
      actions={
        <ButtonLink size="small" to="/subscribe" state={{ plan: 'enterprise' }}>
          <Trans>See plans</Trans>
        </ButtonLink>
      }
    >
      {hasDesigns ? (
        <Trans>You can still use, change and export the designs you have.</Trans>
      ) : (
        <Trans>You can try the studio, but to save your designs you need the {plan} plan.</Trans>
      )}
    </Notice>
  )
}
