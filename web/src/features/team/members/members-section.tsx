import { Trans, useLingui } from '@lingui/react/macro'
import type { UserResponse } from '#shared/api-schema/account.ts'
import type { TeamMemberResponse, TeamResponse } from '#shared/api-schema/teams.ts'
import { TEAM_LIMITS } from '#shared/plans.ts'
import { Section } from '#web/components/settings-section.tsx'
import { useOnline } from '#web/platform/use-online.ts'
import { Button } from '#web/ui/button/button.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { showName } from '#web/ui/shown-name.tsx'
import { refreshTeam, removeMember, transferTeam } from '../team-requests.ts'
import { useTeamAction } from '../use-team-action.ts'

interface MembersSectionProps {
  team: TeamResponse
  user: UserResponse
}

/** Who is in the team. Its owner can remove members and hand the team over. */
export const MembersSection = ({ team, user }: MembersSectionProps) => {
  const count = team.members.length
  const max = TEAM_LIMITS.members
  return (
    <Section
      id="members"
      title={<Trans>Members</Trans>}
      about={
        <Trans>
          {count} of {max} members. Everyone can see all of the team’s boards, but nobody can see another member’s own
          resumes.
        </Trans>
      }
    >
      <ul className="border-line border-b">
        {team.members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            isYou={member.id === user.id}
            isManaged={team.role === 'owner' && member.role !== 'owner'}
          />
        ))}
      </ul>
    </Section>
  )
}

interface MemberRowProps {
  member: TeamMemberResponse
  isYou: boolean
  /** Whether the person who looks at it may remove the member. */
  isManaged: boolean
}

const MemberRow = ({ member, isYou, isManaged }: MemberRowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-3">
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
        <span className="wrap-anywhere">{showName(member.name)}</span>
        {member.role === 'owner' && (
          <Badge tone="sea">
            <Trans>Owner</Trans>
          </Badge>
        )}
        {isYou && (
          <Badge>
            <Trans>You</Trans>
          </Badge>
        )}
      </p>
      <p className="wrap-anywhere text-ink-soft text-note">{member.email}</p>
    </div>
    {isManaged && <MemberActions member={member} />}
  </li>
)

const MemberActions = ({ member: { id, name } }: { member: TeamMemberResponse }) => {
  const { t } = useLingui()
  const online = useOnline()
  const { busy, run } = useTeamAction()
  const change = (action: (id: string) => Promise<unknown>) => void run(() => action(id).then(refreshTeam))
  return (
    <div className="flex flex-wrap gap-2">
      <AlertDialog
        trigger={
          <Button size="small" disabled={!online || busy} aria-label={t`Make ${name} the owner`}>
            <Trans>Make owner</Trans>
          </Button>
        }
        title={<Trans>Transfer the team to {showName(name)}?</Trans>}
        description={
          <Trans>
            The new owner will be able to invite and remove members and delete the team. You’ll stay on as a member.
            From then on, the team will use the new owner’s plan, not yours.
          </Trans>
        }
        cancel={<Trans>Keep it</Trans>}
        confirm={<Trans>Transfer team</Trans>}
        onConfirm={() => change(transferTeam)}
      />
      <AlertDialog
        danger
        trigger={
          <Button size="small" disabled={!online || busy} aria-label={t`Remove ${name}`}>
            <Trans>Remove</Trans>
          </Button>
        }
        title={<Trans>Remove {showName(name)}?</Trans>}
        description={
          <Trans>This member will lose access right away. Anything they added will stay on the boards.</Trans>
        }
        cancel={<Trans>Keep member</Trans>}
        confirm={<Trans>Remove member</Trans>}
        onConfirm={() => change(removeMember)}
      />
    </div>
  )
}
