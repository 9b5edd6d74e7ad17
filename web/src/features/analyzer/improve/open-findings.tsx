import { Trans } from '@lingui/react/macro'
import type { LedgerView } from '#shared/scoring/results.ts'
import { LINK_CLASS } from '#web/ui/link/text-link.tsx'
import type { OpenFinding } from '../results/use-open-finding.ts'

/** The findings about wording for which there is neither a proposal nor a question. */
export const OpenFindings = ({ rows, finding }: { rows: readonly LedgerView[]; finding: OpenFinding }) => {
  if (rows.length === 0) return null
  return (
    <p className="mt-5 text-note text-ink-soft">
      <Trans>Only you can fix these:</Trans>{' '}
      {rows.map((row, i) => (
        <span key={row.rule}>
          {i > 0 && ' · '}
          <button type="button" className={LINK_CLASS} onClick={() => finding.open(row.rule)}>
            {row.title}
          </button>
        </span>
      ))}
    </p>
  )
}
