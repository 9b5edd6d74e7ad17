import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { type Feature, type PaidPlanId, SUPPORT_FEATURES } from '#shared/plans.ts'
import { type PlanOffer, usePlanOffers } from '#web/i18n/plan-messages.ts'
import { useHasContactAddress, useHasModel, useSupportOpen } from '#web/platform/use-plain-config.ts'
import { CheckList } from '#web/ui/check-list.tsx'
import { cx } from '#web/ui/cx.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Price } from '#web/ui/price.tsx'

interface PlanCardProps {
  plan: PaidPlanId
  /** `large` on the landing page, `compact` in lists beside other controls. */
  size: 'large' | 'compact'
  /** The plan's name as a heading, at the level that the screen needs. */
  heading: (offer: PlanOffer) => ReactNode
  /** Replaces the plan's own badge ("Most Popular"). */
  badge?: ReactNode
  /** Shown before the name. */
  indicator?: ReactNode
  headerClass: string
  /** What a feature opens, in a line below it. */
  getDetails?: (plan: PaidPlanId, feature: Feature, hasModel: boolean | null) => string | undefined
  action?: ReactNode
}

/** Name, price and features of a paid plan. The caller provides the frame (list item or article). */
export const PlanCard = ({ plan, size, heading, badge, indicator, headerClass, getDetails, action }: PlanCardProps) => {
  const { t } = useLingui()
  const offer = usePlanOffers()(plan)
  const title = useRef<HTMLDivElement>(null)
  const hasSupport = useSupportOpen(title)
  const hasAddress = useHasContactAddress(title)
  const hasModel = useHasModel(title)
  const features = offer.features
    .filter(({ feature }) => hasSupport || !SUPPORT_FEATURES.has(feature))
    .map((item) => ({
      ...item,
      text: item.feature === 'email-support' && !hasAddress ? t`In-app support` : item.text,
      details: getDetails?.(plan, item.feature, hasModel),
    }))
  const large = size === 'large'
  return (
    <>
      <div ref={title} className={cx('flex flex-wrap items-center', headerClass)}>
        {indicator}
        {heading(offer)}
        {offer.alias && <span className="text-note text-ink-soft">{offer.alias}</span>}
        {badge === undefined ? offer.badge && <Badge tone="beam">{offer.badge}</Badge> : badge}
      </div>
      <Price amount={offer.price} per={offer.per} large={large} className={large ? 'mt-4' : 'mt-2'} />
      <CheckList
        items={features}
        large={large}
        className={cx(large ? 'mt-6' : 'mt-3', action !== undefined && (large ? 'mb-8' : 'mb-5'))}
      />
      {action}
    </>
  )
}
