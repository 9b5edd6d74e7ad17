import { Trans } from '@lingui/react/macro'
import { Icon } from '#web/ui/icon/icon.tsx'

/** Shown when payments go to a fake: nobody should type a real card number. */
export const TestPaymentsNotice = () => (
  <p className="flex items-start gap-2 rounded-faro bg-beam-wash px-3 py-2 text-beam-ink text-note">
    <Icon name="info" size={18} className="mt-0.5 shrink-0" />
    <Trans>These are test payments, so no card is charged. Don’t enter a real card.</Trans>
  </p>
)
