import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { UserResponse } from '#shared/api-schema/account.ts'
import { hasCapability } from '#shared/plans.ts'
import { RetryNotice } from '#web/components/errors/retry-notice.tsx'
import { SignInButton } from '#web/components/sign-in/sign-in-button.tsx'
import { usePlanNames } from '#web/i18n/plan-messages.ts'
import { teamQuery } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { useSession } from '#web/platform/auth/use-session.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { EmptyState, Page, PageHeader } from '#web/ui/layout/page.tsx'
import { useLocation, useSearchParams } from '#web/ui/router/router.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { BoardScreen } from './board/board-screen.tsx'
import { readInvitation } from './invitation-link.ts'
import { JoinScreen } from './join/join-screen.tsx'
import { CreateTeam } from './members/create-team.tsx'
import { TeamScreen } from './members/team-screen.tsx'

/** `/team`: the person's team, or with `?opening=` the board of an opening; with `#join=` an invitation. */
export const TeamPage = () => {
  const { t } = useLingui()
  const session = useSession()
  const token = readInvitation(useLocation().hash)
  return (
    <Page title={t`Team`}>
      {session.status === 'loading' && <TeamSkeleton />}
      {session.status === 'signed-out' && <SignedOut isInvited={token !== null} />}
      {session.status === 'unreachable' && <RetryNotice error={session.error} onRetry={session.retry} live="status" />}
      {session.status === 'signed-in' &&
        (token === null ? <OwnTeam user={session.user} /> : <JoinScreen key={token} token={token} />)}
    </Page>
  )
}

const OwnTeam = ({ user }: { user: UserResponse }) => {
  const [params] = useSearchParams()
  const opening = params.get('opening')
  const team = useQuery(teamQuery, queryClient)
  if (team.data && opening !== null) return <BoardScreen key={opening} id={opening} team={team.data} user={user} />
  if (team.data) return <TeamScreen team={team.data} user={user} />
  if (team.data === null) return <NoTeam user={user} />
  if (team.error) return <RetryNotice error={team.error} onRetry={() => void team.refetch()} live="status" />
  return <TeamSkeleton />
}

const TeamHeader = () => (
  <PageHeader
    title={<Trans>Team</Trans>}
    lead={
      <Trans>Work as a team: compare the resumes you receive with the job ad. The files are read on your device.</Trans>
    }
  />
)

const SignedOut = ({ isInvited }: { isInvited: boolean }) => (
  <>
    <TeamHeader />
    <EmptyState
      title={isInvited ? <Trans>Sign in to see your invitation</Trans> : <Trans>Sign in to see your team</Trans>}
      actions={<SignInButton />}
    />
  </>
)

const NoTeam = ({ user }: { user: UserResponse }) => {
  const plan = usePlanNames().enterprise
  const isIncluded = hasCapability('teams', user.subscriptionPlan, user.subscriptionStatus)
  return (
    <>
      <TeamHeader />
      {isIncluded ? (
        <CreateTeam />
      ) : (
        <Notice
          title={<Trans>Teams are included in the {plan} plan</Trans>}
          actions={
            <ButtonLink size="small" to="/subscribe" state={{ plan: 'enterprise' }}>
              <Trans>See plans</Trans>
            </ButtonLink>
          }
        >
          <Trans>You don’t need this plan to join someone else’s team. Just open the link they send you.</Trans>
        </Notice>
      )}
    </>
  )
}

const TeamSkeleton = () => (
  <div role="status">
    <VisuallyHidden>
      <Trans>Loading your team…</Trans>
    </VisuallyHidden>
    <Skeleton className="mb-8 h-12 w-64" />
    <Skeleton className="h-48" />
  </div>
)
