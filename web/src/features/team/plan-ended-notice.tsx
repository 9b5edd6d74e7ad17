import { Trans } from '@lingui/react/macro'
import { usePlanNames } from '#web/i18n/plan-messages.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'

/** Says what goes on without the plan, and what does not. */
export const PlanEndedNotice = ({ isOwner }: { isOwner: boolean }) => {
  const plan = usePlanNames().enterprise
  return (
    <Notice
      className="mb-8"
      tone="fair"
      title={
        isOwner ? (
          <Trans>To add resumes, you need the {plan} plan</Trans>
        ) : (
          <Trans>The owner’s plan no longer includes teams</Trans>
        )
      }
      actions={
        isOwner && (
          <ButtonLink size="small" to="/subscribe" state={{ plan: 'enterprise' }}>
            <Trans>See plans</Trans>
          </ButtonLink>
        )
      }
    >
      <Trans>
        You can still read the boards, add notes, export data and delete resumes, but you can’t add new ones.
      </Trans>
    </Notice>
  )
}
