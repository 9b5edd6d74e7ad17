import { useLingui } from '@lingui/react/macro'

export interface NavEntry {
  readonly to: string
  readonly label: string
  /** Set for a second entry with the same path, so that only one of them is marked as current. */
  readonly neverCurrent?: true
}

/** The links of the navigation, in order. */
export const useNavEntries = (): readonly NavEntry[] => {
  const { t } = useLingui()
  return [
    { to: '/analyzer', label: t`Analyze CV` },
    { to: '/templates', label: t`Templates` },
    { to: '/settings', label: t`Pricing`, neverCurrent: true },
    { to: '/settings', label: t`Settings` },
  ]
}
