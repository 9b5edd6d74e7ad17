import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RetryNotice } from '#web/components/errors/retry-notice.tsx'
import { toAppError } from '#web/platform/api/errors.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { useDrafts } from '#web/storage/drafts/use-drafts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { isAnalysis, resumesQuery } from './history-queries.ts'
import { PastAnalysis } from './past-analysis.tsx'

const INITIAL_ROWS = 6

/** History of analyzed CVs, newest first, with links to their results. */
export const PastAnalyses = () => {
  const { t } = useLingui()
  const list = useInfiniteQuery(resumesQuery, queryClient)
  const isOffline = list.error !== null && toAppError(list.error).code === 'offline'
  const [showsAll, setShowsAll] = useState(false)
  const drafts = useDrafts()
  const rows = (list.data ?? []).filter((row) => isAnalysis(row, drafts))
  const shown = showsAll ? rows : rows.slice(0, INITIAL_ROWS)
  return (
    <section id="history" aria-labelledby="history-title" className="mt-16 scroll-mt-24">
      <h2 id="history-title" className="font-serif text-title">
        <Trans>Your analyses</Trans>
      </h2>
      {isOffline && (
        <p className="mt-3 border-y border-line py-6 text-ink-soft">
          <Trans>Your analyses haven’t loaded on this device yet. They’ll appear when you’re back online.</Trans>
        </p>
      )}
      {list.error && !isOffline && (
        <RetryNotice error={list.error} onRetry={() => void list.refetch()} className="mt-4" />
      )}
      {list.isPending && (
        <div className="mt-4 space-y-2" aria-hidden="true">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      )}
      {list.data && rows.length === 0 && (
        <p className="mt-3 border-y border-line py-6 text-ink-soft">
          <Trans>No analyses yet.</Trans>
        </p>
      )}
      {rows.length > 0 && (
        <ul aria-label={t`Your analyses`} className="mt-4 divide-y divide-line border-y border-line">
          {shown.map((row) => (
            <PastAnalysis key={row.id} row={row} />
          ))}
        </ul>
      )}
      {rows.length > shown.length && (
        <Button kind="quiet" size="small" icon="chevron-down" className="mt-3" onClick={() => setShowsAll(true)}>
          <Trans>Show all {rows.length}</Trans>
        </Button>
      )}
      {rows.length === shown.length && list.hasNextPage && (
        <Button
          kind="quiet"
          size="small"
          icon="chevron-down"
          className="mt-3"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          <Trans>More</Trans>
        </Button>
      )}
    </section>
  )
}
