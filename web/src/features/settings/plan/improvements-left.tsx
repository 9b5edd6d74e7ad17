import { Plural } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { configQuery, limitsQuery } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'

/** How many suggestions by the model are left today; nothing without a model. */
export const ImprovementsLeft = () => {
  const config = useQuery(configQuery, queryClient)
  const { data } = useQuery(limitsQuery, queryClient)
  if (!data || !config.data?.advice.model) return null
  const { count, limit } = data.improvements
  return (
    <p className="mt-3 text-ink-soft text-note tabular-nums">
      <Plural
        value={Math.max(0, limit - count)}
        one={`# of ${limit} AI suggestions left today`}
        other={`# of ${limit} AI suggestions left today`}
      />
    </p>
  )
}
