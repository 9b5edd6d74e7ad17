import { Trans } from '@lingui/react/macro'
import type { UserResponse } from '#shared/api-schema/account.ts'
import type { TeamResponse } from '#shared/api-schema/teams.ts'
import { Section } from '#web/components/settings-section.tsx'
import { useOnline } from '#web/platform/use-online.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { PageHeader } from '#web/ui/layout/page.tsx'
import { showName } from '#web/ui/shown-name.tsx'
import { OpeningsSection } from '../openings/openings-section.tsx'
import { PersonSearch } from '../person-search.tsx'
import { PlanEndedNotice } from '../plan-ended-notice.tsx'
import { refreshTeam, renameTeam } from '../team-requests.ts'
import { InvitationsSection } from './invitations-section.tsx'
import { LeaveOrDelete } from './leave-or-delete.tsx'
import { MembersSection } from './members-section.tsx'
import { NameForm } from './name-form.tsx'

/** A team: its openings, members and settings. */
export const TeamScreen = ({ team, user }: { team: TeamResponse; user: UserResponse }) => {
  const online = useOnline()
  const isOwner = team.role === 'owner'
  return (
    <>
      <PageHeader title={showName(team.name)} lead={<Trans>Team</Trans>} />
      {!online && (
        <Notice className="mb-8" tone="fair" title={<Trans>You’re offline</Trans>} live="status">
          <Trans>You’re seeing a saved copy. Go online to make changes.</Trans>
        </Notice>
      )}
      {!team.canAdd && <PlanEndedNotice isOwner={isOwner} />}
      <OpeningsSection team={team} />
      <MembersSection team={team} user={user} />
      {isOwner && <InvitationsSection team={team} />}
      <Section
        id="candidate-data"
        title={<Trans>Candidate data</Trans>}
        about={<Trans>Use this when someone asks what information you have about them or asks you to delete it.</Trans>}
      >
        <PersonSearch />
      </Section>
      <Section id="team-settings" title={<Trans>This team</Trans>}>
        {isOwner && (
          <div className="mb-8">
            <NameForm
              key={team.name}
              initial={team.name}
              submit={<Trans>Rename</Trans>}
              onSave={async (name) => {
                await renameTeam(name)
                await refreshTeam()
              }}
            />
          </div>
        )}
        <LeaveOrDelete team={team} user={user} />
      </Section>
    </>
  )
}
