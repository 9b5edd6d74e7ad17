import { Plural, Trans } from '@lingui/react/macro'
import { type BillingInterval, getPriceCents, type PaidPlanId, TRIAL_PLAN } from '#shared/plans.ts'
import { DAY_MS } from '#shared/utc.ts'
import { formatDate, formatMoney } from '#web/i18n/format.ts'
import { usePlanNames } from '#web/i18n/plan-messages.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getRenewalDate } from './renewal-date.ts'

const Fact = ({ name, children }: { name: React.ReactNode; children: React.ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-6 border-line border-t py-3 first:border-t-0">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="text-end font-medium tabular-nums">{children}</dd>
  </div>
)

const Facts = ({ children }: { children: React.ReactNode }) => <dl className="border-line border-y">{children}</dl>

const per = (interval: BillingInterval) => (interval === 'year' ? <Trans>a year</Trans> : <Trans>a month</Trans>)

/** Price, renewal date and cancellation terms of a new subscription, shown before the payment. */
export const PriceTerms = ({ plan, interval = 'month' }: { plan: PaidPlanId; interval?: BillingInterval }) => {
  const language = useLanguage()
  const name = usePlanNames()[plan]
  const price = formatMoney(getPriceCents(plan, interval), language)
  const day = formatDate(getRenewalDate(Date.now(), interval), language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <>
      <Facts>
        <Fact name={<Trans>Plan</Trans>}>{name}</Fact>
        <Fact name={<Trans>You pay today</Trans>}>{price}</Fact>
        <Fact name={<Trans>Renews on</Trans>}>{day}</Fact>
        <Fact name={<Trans>After that</Trans>}>
          {price} {per(interval)}
        </Fact>
      </Facts>
      <CancellationTerms />
    </>
  )
}

/** What a free trial costs, when and how much the first charge is, and how to avoid it, shown before a card is given. */
export const TrialTerms = ({ days }: { days: number }) => {
  const language = useLanguage()
  const name = usePlanNames()[TRIAL_PLAN]
  const price = formatMoney(getPriceCents(TRIAL_PLAN, 'month'), language)
  const day = formatDate(Date.now() + days * DAY_MS, language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <>
      <Facts>
        <Fact name={<Trans>Free trial</Trans>}>
          <Plural value={days} one={`# day of ${name}`} other={`# days of ${name}`} />
        </Fact>
        <Fact name={<Trans>You pay today</Trans>}>{formatMoney(0, language)}</Fact>
        <Fact name={<Trans>First charge</Trans>}>
          <Trans>
            {price} on {day}
          </Trans>
        </Fact>
        <Fact name={<Trans>After that</Trans>}>
          {price} {per('month')}
        </Fact>
      </Facts>
      <p className="mt-3 text-ink-soft text-note">
        <Trans>
          Cancel with one click in Settings before {day} and you’ll pay nothing. We’ll remind you on this site 2 days
          before. One trial per person.
        </Trans>
      </p>
    </>
  )
}

const CancellationTerms = () => (
  <p className="mt-3 text-ink-soft text-note">
    <Trans>
      Cancel anytime in Settings. You keep the plan until the end of the period you paid for and won’t be charged again.
    </Trans>
  </p>
)

interface PlanChangeTermsProps {
  plan: PaidPlanId
  dueNowCents: number
  nextCents: number
  interval: BillingInterval
  renewsAt: number | null
  cancelAtPeriodEnd: boolean
}

/** What a change of plan costs now and at the renewal. */
export const PlanChangeTerms = ({
  plan,
  dueNowCents,
  nextCents,
  interval,
  renewsAt,
  cancelAtPeriodEnd,
}: PlanChangeTermsProps) => {
  const language = useLanguage()
  const name = usePlanNames()[plan]
  const day = renewsAt === null ? null : formatDate(renewsAt, language, { dateStyle: 'medium', timeZone: 'UTC' })
  const credit = formatMoney(-dueNowCents, language)
  return (
    <>
      <Facts>
        <Fact name={<Trans>New plan</Trans>}>{name}</Fact>
        <Fact name={<Trans>You pay today</Trans>}>{formatMoney(Math.max(0, dueNowCents), language)}</Fact>
        {day && <Fact name={cancelAtPeriodEnd ? <Trans>Ends on</Trans> : <Trans>Renews on</Trans>}>{day}</Fact>}
        {!cancelAtPeriodEnd && (
          <Fact name={<Trans>After that</Trans>}>
            {formatMoney(nextCents, language)} {per(interval)}
          </Fact>
        )}
      </Facts>
      <p className="mt-3 text-ink-soft text-note">
        {dueNowCents > 0 && <Trans>Today, you’ll pay only the difference for the rest of this billing period.</Trans>}
        {dueNowCents < 0 && <Trans>Your {credit} credit will go toward your future invoices.</Trans>}
        {dueNowCents === 0 && <Trans>You pay nothing today.</Trans>}{' '}
        {cancelAtPeriodEnd && (
          <Trans>Your plan is still canceled. It will end on that day unless you resume your subscription.</Trans>
        )}
      </p>
      {!cancelAtPeriodEnd && <CancellationTerms />}
    </>
  )
}
