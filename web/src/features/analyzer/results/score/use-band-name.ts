import { useLingui } from '@lingui/react/macro'
import { type Band, getBand } from '#shared/scoring/bands.ts'

/** Returns a function from a score (0–100) to the name of its band. */
export const useBandName = () => {
  const { t } = useLingui()
  const names: Readonly<Record<Band, string>> = {
    excellent: t`Excellent`,
    good: t`Good`,
    'needs-work': t`Needs improvement`,
  }
  return (score: number): string => names[getBand(score)]
}
