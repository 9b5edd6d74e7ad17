import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { configQuery } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'

const CHECK_INTERVAL_MS = 60_000

/** Says that the server's disk is full, and what still works. */
export const ServerStorageNotice = () => {
  const { data } = useQuery({ ...configQuery, staleTime: CHECK_INTERVAL_MS, retry: false }, queryClient)
  if (data?.storage !== 'full') return null
  return (
    <Notice
      tone="fair"
      live="status"
      className="mb-5"
      title={<Trans>Our storage is full, so we can’t save anything new right now</Trans>}
    >
      <Trans>
        You can still open, export and delete your saved work. Until we add space, new work will be saved only on this
        device.
      </Trans>
    </Notice>
  )
}
