import { type AnalysisLevel, getAnalysisLevel } from '#shared/plans.ts'
import { useSubscription } from './use-session.ts'

/** What the advice of a model covers in this person's analyses; `basic` for visitors and while unknown. */
export const useAnalysisLevel = (): AnalysisLevel => {
  const { status } = useSubscription()
  return status ? getAnalysisLevel(status.plan, status.providerStatus) : 'basic'
}
