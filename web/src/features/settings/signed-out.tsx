import { Trans } from '@lingui/react/macro'
import { PLANS } from '#shared/plans.ts'
import { Section } from '#web/components/settings-section.tsx'
import { SignInButton } from '#web/components/sign-in/sign-in-button.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { PlanGrid } from './plan/plan-grid.tsx'

/** Sign-in and the plans, for visitors. */
export const SignedOut = () => {
  const free = PLANS.free.monthlyAnalyses
  return (
    <>
      <div className="pb-10">
        <p className="max-w-prose text-lead">
          <Trans>Sign in to see and manage your subscription and your data.</Trans>
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <SignInButton />
          <ButtonLink size="large" to="/">
            <Trans>Go to home</Trans>
          </ButtonLink>
        </div>
      </div>
      <Section
        id="plans"
        title={<Trans>Plans</Trans>}
        about={<Trans>{free} analyses a month are free, with no card needed. Prices in US dollars per month.</Trans>}
      >
        <PlanGrid
          action={(plan) => (
            <ButtonLink to="/subscribe" state={{ plan }} kind={PLANS[plan].popular ? 'primary' : 'plain'}>
              <Trans>Subscribe</Trans>
            </ButtonLink>
          )}
        />
      </Section>
    </>
  )
}
