import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { UsageResponse } from '#shared/api-schema/account.ts'
import { formatDate } from '#web/i18n/format.ts'
import { usePlanNames } from '#web/i18n/plan-messages.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'

/** Shown when the month's analyses are used up: usage, date of the reset and ways to continue. */
export const LimitCard = ({ usage }: { usage: UsageResponse }) => {
  const language = useLanguage()
  const plan = usePlanNames()[usage.plan]
  const { count, limit } = usage
  const day = formatDate(usage.resetsAt, language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <Panel tone="raised" padding="large">
      <p className="font-serif text-display tabular-nums" aria-hidden="true">
        {count}
        <span className="text-ink-faint">/{limit}</span>
      </p>
      <h2 className="mt-3 font-serif text-title">
        <Trans>Limit Reached</Trans>
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">
        <Trans>You've reached the analysis limit for your plan. Upgrade your plan to continue.</Trans>
      </p>
      <dl className="mt-6 grid grid-cols-3 gap-4 border-y border-line py-4 tabular-nums">
        <Fact name={<Trans>Used</Trans>} value={count} />
        <Fact name={<Trans>Limit</Trans>} value={limit} />
        <Fact name={<Trans>Plan</Trans>} value={plan} />
      </dl>
      <p className="mt-4 text-note text-ink-soft">
        <Trans>You’ll get new analyses on {day}. The score in the editor is always free.</Trans>
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink kind="primary" size="large" to="/subscribe">
          <Trans>Upgrade Plan</Trans>
        </ButtonLink>
        <ButtonLink size="large" to="/templates">
          <Trans>Go to the editor</Trans>
        </ButtonLink>
      </div>
    </Panel>
  )
}

const Fact = ({ name, value }: { name: ReactNode; value: ReactNode }) => (
  <div>
    <dt className="text-note text-ink-soft">{name}</dt>
    <dd className="mt-0.5 font-medium text-lead">{value}</dd>
  </div>
)
