import { useLingui } from '@lingui/react/macro'

export interface NavEntry {
  readonly to: string
  readonly label: string
  /** Pricing and Settings lead to one screen (spec section 2); one of them is lit there. */
  readonly neverCurrent?: true
}

export const useNavEntries = (): readonly NavEntry[] => {
  const { t } = useLingui()
  return [
    { to: '/analyzer', label: t`Analyze CV` },
    { to: '/templates', label: t`Templates` },
    { to: '/settings', label: t`Pricing`, neverCurrent: true },
    { to: '/settings', label: t`Settings` },
  ]
}
