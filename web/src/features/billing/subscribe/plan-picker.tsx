import { Trans } from '@lingui/react/macro'
import { PAID_PLAN_IDS, type PaidPlanId } from '#shared/plans.ts'
import { usePlanOffers } from '#web/i18n/plan-messages.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { CheckList } from '#web/ui/check-list.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Price } from '#web/ui/price.tsx'

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
  const { name, alias, price, per, badge, features } = usePlanOffers()(plan)
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
      <div className="flex min-h-8 flex-wrap items-center gap-x-2.5 gap-y-2">
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
        {alias && <span className="text-ink-soft text-note">{alias}</span>}
        <span className="min-[22rem]:ms-auto">
          {isCurrent ? (
            <Badge tone="good">
              <Trans>Current Plan</Trans>
            </Badge>
          ) : (
            badge && <Badge tone="beam">{badge}</Badge>
          )}
        </span>
      </div>
      <Price amount={price} per={per} className="mt-2" />
      <CheckList items={features} className="mt-3" />
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
