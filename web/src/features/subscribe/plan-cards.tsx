import { Trans, useLingui } from '@lingui/react/macro'
import { PAID_PLAN_IDS, type PaidPlanId, PLANS } from '#shared/plans.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useFeatureWords, usePlanNames } from '#web/i18n/plan-words.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'

interface PlanCardsProps {
  selected: PaidPlanId
  current: PaidPlanId | null
  disabled: boolean
  onChoose: (plan: PaidPlanId) => void
}

/** The three plans; pressing one chooses it. */
export const PlanCards = ({ selected, current, disabled, onChoose }: PlanCardsProps) => (
  <ul className="grid gap-4 lg:grid-cols-3">
    {PAID_PLAN_IDS.map((plan) => (
      <li key={plan} className="relative grid">
        <PlanCard
          plan={plan}
          isSelected={plan === selected}
          isCurrent={plan === current}
          disabled={disabled || plan === current}
          onChoose={() => onChoose(plan)}
        />
      </li>
    ))}
  </ul>
)

interface PlanCardProps {
  plan: PaidPlanId
  isSelected: boolean
  isCurrent: boolean
  disabled: boolean
  onChoose: () => void
}

const PlanCard = ({ plan, isSelected, isCurrent, disabled, onChoose }: PlanCardProps) => {
  const { t } = useLingui()
  const language = useLanguage()
  const name = usePlanNames()[plan]
  const say = useFeatureWords()
  const { monthlyCents, popular, features } = PLANS[plan]
  const id = `plan-${plan}`
  return (
    <article
      aria-labelledby={id}
      className={cx(
        'relative flex flex-col rounded-faro border bg-sheet p-5 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-sea',
        isSelected ? 'border-beam ring-1 ring-beam' : 'border-line',
        !disabled && 'hover:border-line-strong',
      )}
    >
      <div className="flex min-h-8 flex-wrap items-center gap-x-2.5 gap-y-1">
        <Mark on={isSelected} />
        <h2 id={id} className="font-serif text-title leading-none">
          {/* The whole card is the button: its label reaches over it. */}
          <button
            type="button"
            aria-pressed={isSelected}
            disabled={disabled}
            onClick={onChoose}
            className="text-start outline-none after:absolute after:inset-0 after:content-['']"
          >
            {name}
          </button>
        </h2>
        {plan === 'enterprise' && <span className="text-ink-soft text-note">Enterprise</span>}
        <span className="ms-auto">
          {isCurrent ? (
            <Badge tone="good">{t`Current Plan`}</Badge>
          ) : (
            popular && <Badge tone="beam">{t`Most Popular`}</Badge>
          )}
        </span>
      </div>
      <p className="mt-2">
        <span className="font-serif text-head tabular-nums tracking-tight">{formatMoney(monthlyCents, language)}</span>{' '}
        <span className="text-ink-soft text-note">
          <Trans>a month</Trans>
        </span>
      </p>
      <ul className="mt-3 space-y-1.5 text-note">
        {features.map(({ feature, soon }) => (
          <li key={feature} className="flex gap-2">
            <Icon name="check" size={16} className={cx('mt-0.5 shrink-0', soon ? 'text-ink-faint' : 'text-good')} />
            <span>
              {say(plan, feature)}
              {soon && (
                <span className="text-ink-faint">
                  {' · '}
                  <Trans>soon</Trans>
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </article>
  )
}

/** Lit when the plan is chosen. */
const Mark = ({ on }: { on: boolean }) => (
  <span
    aria-hidden="true"
    className={cx(
      'grid size-5 shrink-0 place-items-center rounded-full border',
      on ? 'border-beam bg-beam text-on-beam' : 'border-line-strong',
    )}
  >
    {on && <Icon name="check" size={14} />}
  </span>
)
