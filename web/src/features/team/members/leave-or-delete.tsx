import { Plural, Trans } from '@lingui/react/macro'
import type { UserResponse } from '#shared/api-schema/account.ts'
import type { TeamResponse } from '#shared/api-schema/teams.ts'
import { Row } from '#web/components/settings-section.tsx'
import { useOnline } from '#web/platform/use-online.ts'
import { Button } from '#web/ui/button/button.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { showName } from '#web/ui/shown-name.tsx'
import { deleteTeam, refreshTeam, removeMember } from '../team-requests.ts'
import { useTeamAction } from '../use-team-action.ts'

/** A member leaves the team; its owner deletes it. */
export const LeaveOrDelete = ({ team, user }: { team: TeamResponse; user: UserResponse }) => {
  const online = useOnline()
  const { busy, run } = useTeamAction()
  const resumes = team.openings.reduce((sum, { candidates }) => sum + candidates, 0)
  const name = showName(team.name)
  if (team.role === 'member')
    return (
      <Row
        title={<Trans>Leave the team</Trans>}
        action={
          <AlertDialog
            danger
            trigger={
              <Button size="small" busy={busy} disabled={!online}>
                <Trans>Leave</Trans>
              </Button>
            }
            title={<Trans>Leave {name}?</Trans>}
            description={
              <Trans>You’ll lose access to the team’s boards. Anything you added will stay there with your name.</Trans>
            }
            cancel={<Trans>Stay</Trans>}
            confirm={<Trans>Leave the team</Trans>}
            onConfirm={() => void run(() => removeMember(user.id).then(refreshTeam))}
          />
        }
      >
        <Trans>Anything you added stays on the boards. You can join again with a new invitation.</Trans>
      </Row>
    )
  return (
    <Row
      title={<Trans>Delete the team</Trans>}
      action={
        <AlertDialog
          danger
          trigger={
            <Button size="small" kind="danger" busy={busy} disabled={!online}>
              <Trans>Delete team</Trans>
            </Button>
          }
          title={<Trans>Delete {name}?</Trans>}
          description={
            <Plural
              value={resumes}
              one="The team’s boards and # resume will be deleted for all members. You can’t undo this. To leave without deleting the team, make another member the owner first."
              other="The team’s boards and # resumes will be deleted for all members. You can’t undo this. To leave without deleting the team, make another member the owner first."
            />
          }
          cancel={<Trans>Keep team</Trans>}
          confirm={<Trans>Delete permanently</Trans>}
          onConfirm={() => void run(() => deleteTeam().then(refreshTeam))}
        />
      }
    >
      <Trans>This deletes all boards and their resumes. Export anything you want to keep first.</Trans>
    </Row>
  )
}
