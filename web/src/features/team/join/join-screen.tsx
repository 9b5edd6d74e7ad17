import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { InvitationPreviewResponse } from '#shared/api-schema/teams.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage, isRetryable, toAppError } from '#web/platform/api/errors.ts'
import { QUERY_KEYS, teamQuery } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { PageHeader } from '#web/ui/layout/page.tsx'
import { useNavigate } from '#web/ui/router/router.tsx'
import { showName } from '#web/ui/shown-name.tsx'
import { joinTeam, previewInvitation } from '../team-requests.ts'
import { useTeamAction } from '../use-team-action.ts'

/** An invitation, with what joining means. */
export const JoinScreen = ({ token }: { token: string }) => {
  const language = useLanguage()
  const preview = useQuery(
    { queryKey: [...QUERY_KEYS.mine, 'invitation', token], queryFn: () => previewInvitation(token), staleTime: 0 },
    queryClient,
  )
  if (preview.data) return <Invitation token={token} invitation={preview.data} />
  if (!preview.error) return <Skeleton className="h-60" />
  return (
    <>
      <PageHeader
        title={
          toAppError(preview.error).code === 'invitation-invalid' ? (
            <Trans>This invitation isn’t valid</Trans>
          ) : (
            <Trans>We couldn’t open the invitation</Trans>
          )
        }
        lead={getErrorMessage(preview.error, language)}
      />
      {isRetryable(preview.error) ? (
        <Button onClick={() => void preview.refetch()}>
          <Trans>Try again</Trans>
        </Button>
      ) : (
        <ButtonLink to="/team">
          <Trans>Go to your team</Trans>
        </ButtonLink>
      )}
    </>
  )
}

const Invitation = ({ token, invitation }: { token: string; invitation: InvitationPreviewResponse }) => {
  const language = useLanguage()
  const navigate = useNavigate()
  const { busy, run } = useTeamAction()
  const name = showName(invitation.teamName)
  const owner = showName(invitation.ownerName)
  const ends = formatDate(invitation.expiresAt, language, { dateStyle: 'medium' })

  const join = () =>
    run(async () => {
      queryClient.setQueryData(teamQuery.queryKey, await joinTeam(token))
      await navigate('/team', { replace: true })
    })
  return (
    <>
      <PageHeader
        title={<Trans>Join {name}</Trans>}
        lead={
          <Trans>
            {owner} invited you. The invitation works once and expires on {ends}.
          </Trans>
        }
      />
      <ul className="mb-8 max-w-prose list-disc space-y-1.5 ps-5">
        <li>
          <Trans>Members see your name, email and picture, and anything you write on the team’s boards.</Trans>
        </li>
        <li>
          <Trans>Nobody on the team can see your own resumes, analyses or letters.</Trans>
        </li>
        <li>
          <Trans>Boards contain other people’s resumes. Use each resume only for the position it was sent for.</Trans>
        </li>
        <li>
          <Trans>You can leave at any time, and you don’t need a plan.</Trans>
        </li>
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" size="large" busy={busy} onClick={() => void join()}>
          {busy ? <Trans>Joining…</Trans> : <Trans>Join team</Trans>}
        </Button>
        <ButtonLink size="large" to="/team">
          <Trans>Not now</Trans>
        </ButtonLink>
      </div>
    </>
  )
}
