import { Trans } from '@lingui/react/macro'
import { PAID_PLAN_IDS, type PaidPlanId } from '#shared/plans.ts'
import { PlanCard } from '#web/components/plan-card/plan-card.tsx'
import { useFeatureDetails } from '#web/i18n/plan-details.ts'
import { usePlanOffers } from '#web/i18n/plan-messages.ts'
import { cx } from '#web/ui/cx.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'

interface PlanPickerProps {
  selected: PaidPlanId
  current: PaidPlanId | null
  disabled: boolean
  onChoose: (plan: PaidPlanId) => void
}

/** The paid plans as toggle buttons; pressing a card chooses its plan. */
export const PlanPicker = ({ selected, current, disabled, onChoose }: PlanPickerProps) => (
  <ul className="grid gap-4 lg:grid-cols-3">
    {PAID_PLAN_IDS.map((plan) => (
      <li key={plan} className="relative grid">
        <PlanOption
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

interface PlanOptionProps {
  plan: PaidPlanId
  isSelected: boolean
  isCurrent: boolean
  disabled: boolean
  onChoose: () => void
}

const PlanOption = ({ plan, isSelected, isCurrent, disabled, onChoose }: PlanOptionProps) => {
  const { badge } = usePlanOffers()(plan)
  const getDetails = useFeatureDetails()
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
      <PlanCard
        plan={plan}
        size="compact"
        getDetails={getDetails}
        headerClass="min-h-8 gap-x-2.5 gap-y-2"
        indicator={<SelectionIndicator isSelected={isSelected} />}
        heading={({ name }) => (
          <h2 id={id} className="font-serif text-title leading-none">
            {/* The button's ::after covers the whole card, so that a press anywhere on it counts. */}
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
        )}
        badge={
          <span className="min-[22rem]:ms-auto">
            {isCurrent ? (
              <Badge tone="good">
                <Trans>Current Plan</Trans>
              </Badge>
            ) : (
              badge && <Badge tone="beam">{badge}</Badge>
            )}
          </span>
        }
      />
    </article>
  )
}

const SelectionIndicator = ({ isSelected }: { isSelected: boolean }) => (
  <span
    aria-hidden="true"
    className={cx(
      'grid size-5 shrink-0 place-items-center rounded-full border',
      isSelected ? 'border-beam bg-beam text-on-beam' : 'border-line-strong',
    )}
  >
    {isSelected && <Icon name="check" size={14} />}
  </span>
)
