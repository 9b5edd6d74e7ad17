import { Trans } from '@lingui/react/macro'
import { PLANS } from '#shared/plans.ts'
import { Section } from '#web/components/settings-section.tsx'
import { SignInButton } from '#web/components/sign-in/sign-in-button.tsx'
import { formatMoney } from '#web/i18n/format.ts'
import { useFeatureMessages, usePlanNames } from '#web/i18n/plan-messages.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { CheckList } from '#web/ui/check-list.tsx'
import { PlanGrid } from './plan/plan-grid.tsx'

/** The prices, how they are billed, and the way to one's own settings, for visitors. */
export const SignedOut = () => (
  <>
    <FreePlan />
    <div className="mt-4 pb-10">
      <PlanGrid
        action={(plan) => (
          <ButtonLink to="/subscribe" state={{ plan }} kind={PLANS[plan].popular ? 'primary' : 'plain'}>
            <Trans>Subscribe</Trans>
          </ButtonLink>
        )}
      />
      <p className="mt-5 max-w-prose text-note text-ink-soft">
        <Trans>
          Paid plans are billed monthly until you cancel, which takes two clicks in Settings. After you cancel, you keep
          the plan until the end of the month you paid for, and you keep everything you created.
        </Trans>
      </p>
    </div>
    <Section id="sign-in" title={<Trans>Your account</Trans>}>
      <p className="max-w-prose">
        <Trans>Sign in to see and manage your subscription and your data.</Trans>
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <SignInButton />
        <ButtonLink size="large" to="/">
          <Trans>Go to the home page</Trans>
        </ButtonLink>
      </div>
    </Section>
  </>
)

const FreePlan = () => {
  const language = useLanguage()
  const name = usePlanNames().free
  const getFeatureMessage = useFeatureMessages()
  const features = PLANS.free.features.map(({ feature }) => ({
    text: getFeatureMessage('free', feature),
    aside: undefined,
  }))
  return (
    <section
      aria-labelledby="free-plan"
      className="grid gap-x-8 gap-y-4 rounded-faro border border-line bg-sheet p-5 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:items-center"
    >
      <div>
        <h2 id="free-plan" className="font-medium text-lead">
          {name}
        </h2>
        <p className="font-serif text-head tracking-tight">{formatMoney(PLANS.free.monthlyCents, language)}</p>
      </div>
      <CheckList items={features} />
      <ButtonLink to="/analyzer">
        <Trans>Analyze CV</Trans>
      </ButtonLink>
    </section>
  )
}
