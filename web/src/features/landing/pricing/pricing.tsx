import { Trans } from '@lingui/react/macro'
import { PAID_PLAN_IDS, type PaidPlanId, PLANS } from '#shared/plans.ts'
import { PlanCard } from '#web/components/plan-card/plan-card.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { cx } from '#web/ui/cx.ts'
import { EnterpriseContact } from './enterprise-contact.tsx'

const PlanColumn = ({ id }: { id: PaidPlanId }) => {
  const { popular } = PLANS[id]
  return (
    <li
      className={cx(
        'relative flex flex-col border-line p-6 sm:p-8',
        popular ? 'bg-sheet outline-2 outline-beam rounded-faro' : 'max-lg:border-t lg:border-y',
      )}
    >
      <PlanCard
        plan={id}
        size="large"
        headerClass="min-h-7 gap-3"
        heading={({ name }) => <h3 className="font-serif text-title">{name}</h3>}
        action={
          <ButtonLink
            to="/subscribe"
            state={{ plan: id }}
            kind={popular ? 'primary' : 'plain'}
            className="mt-auto w-full"
          >
            {id === 'enterprise' ? <Trans>Contact Sales</Trans> : <Trans>Start Free Trial</Trans>}
          </ButtonLink>
        }
      />
    </li>
  )
}

export const Pricing = () => {
  const free = PLANS.free.monthlyAnalyses
  return (
    <section id="pricing" aria-labelledby="pricing-title">
      <div className="mx-auto w-full max-w-[76rem] px-5 py-16 sm:px-8 lg:py-24">
        <h2 id="pricing-title" className="max-w-[16em] font-serif text-head tracking-tight">
          <Trans>Simple monthly pricing</Trans>
        </h2>
        <p className="mt-3 max-w-[36em] text-lead text-ink-soft">
          <Trans>Start free: {free} analyses a month, no card needed. Pay when you want more and cancel anytime.</Trans>
        </p>
        <ul className="mt-10 grid lg:mt-14 lg:grid-cols-3">
          {PAID_PLAN_IDS.map((id) => (
            <PlanColumn key={id} id={id} />
          ))}
        </ul>
        <p className="mx-auto mt-8 max-w-[44em] text-center text-note text-ink-soft">
          <Trans>
            The free plan is your trial: {free} analyses a month, with no card and no end date. “Start Free Trial” shows
            you the plan, and you pay only once you confirm it. Prices are in US dollars and billed monthly until you
            cancel.
          </Trans>
        </p>
        <EnterpriseContact />
      </div>
    </section>
  )
}
