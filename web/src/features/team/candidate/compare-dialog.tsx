import { Trans } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import type { CandidateResponse } from '#shared/api-schema/teams.ts'
import { getRequirementKey } from '#shared/team/board.ts'
import { RetryNotice } from '#web/components/errors/retry-notice.tsx'
import { queryClient } from '#web/platform/api/query-client.ts'
import { Dialog, DialogContent } from '#web/ui/dialog/dialog.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { QuotedText } from '#web/ui/quoted-text.tsx'
import { showName } from '#web/ui/shown-name.tsx'
import { getCandidateQuery } from '../team-requests.ts'
import { ScorePair } from './score-pair.tsx'
import { StatusIcon, StatusName } from './status-list.tsx'

interface CompareDialogProps {
  ids: readonly [string, string]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Two resumes of a board side by side, requirement by requirement. */
export const CompareDialog = ({ ids, open, onOpenChange }: CompareDialogProps) => (
  <Dialog open={open} onOpenChange={onOpenChange}>
    {open && (
      <DialogContent width="wide" title={<Trans>Compare two resumes</Trans>}>
        <Comparison ids={ids} />
      </DialogContent>
    )}
  </Dialog>
)

const Comparison = ({ ids }: Pick<CompareDialogProps, 'ids'>) => {
  const [first, second] = useQueries({ queries: ids.map(getCandidateQuery) }, queryClient)
  const error = first?.error ?? second?.error
  if (first?.data && second?.data) return <Pair first={first.data} second={second.data} />
  if (!error) return <Skeleton className="h-72" />
  const retry = () => {
    void first?.refetch()
    void second?.refetch()
  }
  return <RetryNotice error={error} onRetry={retry} live="status" />
}

const Pair = ({ first, second }: { first: CandidateResponse; second: CandidateResponse }) => {
  const pair = [first, second]
  return (
    <table className="w-full table-fixed text-start max-sm:block">
      <thead className="align-top max-sm:block">
        <tr className="max-sm:grid max-sm:grid-cols-2">
          <th scope="col" className="pb-4 text-start max-sm:sr-only sm:w-1/4">
            <Trans>Job ad requirements</Trans>
          </th>
          {pair.map(({ id, name, analysis }) => (
            <th key={id} scope="col" className="wrap-anywhere pb-4 pe-3 text-start font-normal">
              <span className="mb-2 block font-medium">{showName(name)}</span>
              <ScorePair analysis={analysis} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {first.analysis.requirements.map((one) => (
          <tr key={getRequirementKey(one)} className="border-line border-t align-top max-sm:grid max-sm:grid-cols-2">
            <th scope="row" className="wrap-anywhere py-2.5 pe-3 text-start font-medium text-note max-sm:col-span-2">
              {one.name}
            </th>
            {pair.map(({ id, analysis }) => {
              const found = analysis.requirements.find((other) => getRequirementKey(other) === getRequirementKey(one))
              return (
                <td key={id} className="wrap-anywhere py-2.5 pe-3 max-sm:pt-0">
                  {found ? (
                    <span className="flex gap-2">
                      <StatusIcon status={found.status} />
                      <span className="min-w-0">
                        <StatusName status={found.status} />
                        {found.evidence && (
                          <span className="block text-ink-soft text-note">
                            <QuotedText text={found.evidence.quote} />
                          </span>
                        )}
                      </span>
                    </span>
                  ) : (
                    '–'
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
