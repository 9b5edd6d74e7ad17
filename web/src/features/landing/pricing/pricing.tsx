import { Plural, Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { PAID_PLAN_IDS, type PaidPlanId, PLANS } from '#shared/plans.ts'
import { PlanCard } from '#web/components/plan-card/plan-card.tsx'
import { useOfferedTrialDays } from '#web/platform/use-plain-config.ts'
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
            state={{ plan: id, trial: id !== 'enterprise' }}
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

/** What “Start Free Trial” gives; before the server has said so, only what is true either way. */
const TrialSentence = ({ days, free }: { days: number | null; free: number }) => {
  if (days === null) return <Trans>“Start Free Trial” shows you the plan first. You pay only after you confirm.</Trans>
  if (days === 0)
    return (
      <Trans>
        The free plan is your trial: {free} analyses a month, with no card and no end date. “Start Free Trial” shows you
        the plan, and you pay only after you confirm.
      </Trans>
    )
  return (
    <Plural
      value={days}
      one="“Start Free Trial” gives you # free day of the Professional plan. You’ll need a card, and each person gets one trial. You’ll see the date and amount of the first charge before you start. Cancel before that date, with one click, and you’ll pay nothing."
      other="“Start Free Trial” gives you # free days of the Professional plan. You’ll need a card, and each person gets one trial. You’ll see the date and amount of the first charge before you start. Cancel before that date, with one click, and you’ll pay nothing."
    />
  )
}

export const Pricing = () => {
  const free = PLANS.free.monthlyAnalyses
  const list = useRef<HTMLUListElement>(null)
  const trialDays = useOfferedTrialDays(list)
  return (
    <section id="pricing" aria-labelledby="pricing-title">
      <div className="mx-auto w-full max-w-[76rem] px-5 py-16 sm:px-8 lg:py-24">
        <h2 id="pricing-title" className="max-w-[16em] font-serif text-head tracking-tight">
          <Trans>Simple monthly pricing</Trans>
        </h2>
        <p className="mt-3 max-w-[36em] text-lead text-ink-soft">
          <Trans>
            Start free with {free} analyses a month, no card needed. Pay only if you need more, and cancel anytime.
          </Trans>
        </p>
        <ul ref={list} className="mt-10 grid lg:mt-14 lg:grid-cols-3">
          {PAID_PLAN_IDS.map((id) => (
            <PlanColumn key={id} id={id} />
          ))}
        </ul>
        <p className="mx-auto mt-8 max-w-[44em] text-center text-note text-ink-soft">
          <TrialSentence days={trialDays} free={free} />{' '}
          <Trans>Prices are in US dollars, and plans are billed monthly until you cancel.</Trans>
        </p>
        <EnterpriseContact />
      </div>
    </section>
  )
}
