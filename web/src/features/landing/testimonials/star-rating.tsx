import { useLingui } from '@lingui/react/macro'
import { Icon } from '#web/ui/icon/icon.tsx'

export const StarRating = ({ rating, of = 5 }: { rating: number; of?: number }) => {
  const { t } = useLingui()
  return (
    <span role="img" aria-label={t`${rating} out of ${of}`} className="flex gap-0.5 text-beam-deep">
      {Array.from({ length: of }, (_, index) => index + 1).map((star) => (
        <Icon key={star} name="star" size={18} filled={star <= rating} />
      ))}
    </span>
  )
}
