import { Trans } from '@lingui/react/macro'
import { WORDING_RULES } from '#shared/scoring/suggestions/wording-rules.ts'
import { LINK_CLASS } from '#web/ui/link/text-link.tsx'
import { useFindingSession, useFindings } from './finding-session.ts'

/** Shown without a proposal: the findings about wording that are left, or that there are none. */
export const NoSuggestions = ({ onClose }: { onClose: () => void }) => {
  const { openFinding } = useFindingSession()
  const wording: ReadonlySet<string> = new Set(WORDING_RULES)
  const open = (useFindings() ?? []).filter(({ rule }) => wording.has(rule))
  if (open.length === 0)
    return (
      <p className="text-ink-soft">
        <Trans>No suggestions right now.</Trans>
      </p>
    )
  return (
    <>
      <p className="text-ink-soft">
        <Trans>Only you can fix these:</Trans>
      </p>
      <ul className="mt-2 space-y-2">
        {open.map(({ rule, title }) => (
          <li key={rule}>
            <button
              type="button"
              className={LINK_CLASS}
              onClick={() => {
                onClose()
                openFinding(rule)
              }}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
