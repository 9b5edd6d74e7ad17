import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { UserResponse } from '#shared/api-schema/account.ts'
import type { TeamResponse } from '#shared/api-schema/teams.ts'
import { RetryNotice } from '#web/components/errors/retry-notice.tsx'
import { toAppError } from '#web/platform/api/errors.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { PageHeader } from '#web/ui/layout/page.tsx'
import { TextLink } from '#web/ui/link/text-link.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { getBoardQuery } from '../team-requests.ts'
import { Board } from './board.tsx'

interface BoardScreenProps {
  /** Of the opening. */
  id: string
  team: TeamResponse
  user: UserResponse
}

/** The board of an opening, or why it is not there. */
export const BoardScreen = ({ id, team, user }: BoardScreenProps) => {
  const board = useQuery(getBoardQuery(id), queryClient)
  return (
    <>
      <p className="mb-4">
        <TextLink to="/team">
          <Trans>Team</Trans>
        </TextLink>
      </p>
      {board.data && <Board board={board.data} team={team} account={user.id} />}
      {!board.data && board.error && toAppError(board.error).code === 'not-found' && <Gone />}
      {!board.data && board.error && toAppError(board.error).code !== 'not-found' && (
        <RetryNotice error={board.error} onRetry={() => void board.refetch()} live="status" />
      )}
      {!board.data && !board.error && <BoardSkeleton />}
    </>
  )
}

const Gone = () => (
  <>
    <PageHeader title={<Trans>This opening no longer exists</Trans>} />
    <ButtonLink to="/team">
      <Trans>Go to your team</Trans>
    </ButtonLink>
  </>
)

const BoardSkeleton = () => (
  <div role="status">
    <VisuallyHidden>
      <Trans>Loading the board…</Trans>
    </VisuallyHidden>
    <Skeleton className="mb-8 h-12 w-72" />
    <Skeleton className="h-64" />
  </div>
)
