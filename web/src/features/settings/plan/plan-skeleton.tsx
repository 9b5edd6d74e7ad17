import { Trans } from '@lingui/react/macro'
import { PAID_PLAN_IDS } from '#shared/plans.ts'
import { Section } from '#web/components/settings-section.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'

export const PlanSkeleton = () => (
  <>
    <Section id="plan" title={<Trans>Your plan</Trans>}>
      <p role="status" className="flex items-center gap-3 text-ink-soft">
        <Spinner />
        <Trans>Loading your subscription...</Trans>
      </p>
      <Skeleton className="mt-5 h-3 w-full max-w-md" />
    </Section>
    <Section id="change-plan" title={<Trans>Change plan</Trans>}>
      <div className="grid gap-4 lg:grid-cols-3" aria-hidden="true">
        {PAID_PLAN_IDS.map((plan) => (
          <div key={plan} className="rounded-faro border border-line bg-sheet p-5">
            <Skeleton className="h-6 w-24" />
            <Skeleton className="mt-4 h-10 w-20" />
            <Skeleton className="mt-5 h-32" />
            <Skeleton className="mt-6 h-11" />
          </div>
        ))}
      </div>
    </Section>
  </>
)
