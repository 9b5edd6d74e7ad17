import { lazy, Suspense } from 'react'
import type { GoToField } from '../form/use-form-navigation.ts'
import { useFindingSession } from './finding-session.ts'

const FindingPanel = lazy(async () => ({ default: (await import('./finding-panel.tsx')).FindingPanel }))

/** The finding that is being mended, above the form and always in view; nothing when none is open. */
export const PinnedFinding = ({ onGoToField }: { onGoToField: GoToField }) => {
  const { rule } = useFindingSession()
  if (rule === null) return null
  return (
    <Suspense>
      <FindingPanel key={rule} rule={rule} onGoToField={onGoToField} />
    </Suspense>
  )
}
