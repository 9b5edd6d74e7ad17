import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { teamQuery } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextLink } from '#web/ui/link/text-link.tsx'
import { showName } from '#web/ui/shown-name.tsx'

/** What deleting the account does to the team of the person; nothing without a team. */
export const TeamDeletionNotice = () => {
  const { data: team } = useQuery(teamQuery, queryClient)
  if (!team) return null
  const name = showName(team.name)
  const resumes = team.openings.reduce((sum, { candidates }) => sum + candidates, 0)
  const others = team.members.length - 1
  if (team.role === 'member')
    return (
      <Notice className="mb-5" title={<Trans>You’ll leave the team {name}</Trans>}>
        <Trans>Anything you added stays on the team’s boards, without your name.</Trans>
      </Notice>
    )
  return (
    <Notice className="mb-5" tone="bad" title={<Trans>Your team {name} will be deleted too</Trans>}>
      <Plural
        value={resumes}
        _0="The team’s boards will be deleted for all members."
        one="The team’s boards and # resume will be deleted for all members."
        other="The team’s boards and # resumes will be deleted for all members."
      />{' '}
      {others > 0 && (
        <Trans>
          To keep the boards, <TextLink to="/team">make another member the owner</TextLink> first.
        </Trans>
      )}
    </Notice>
  )
}
