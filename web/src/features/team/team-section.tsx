import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Section } from '#web/components/settings-section.tsx'
import { teamQuery } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { showName } from '#web/ui/shown-name.tsx'

/** The team of the account, in the settings. */
export const TeamSection = () => {
  const { data: team } = useQuery(teamQuery, queryClient)
  return (
    <Section
      id="team"
      title={<Trans>Team</Trans>}
      about={<Trans>Work as a team: compare the resumes you receive with the job ad.</Trans>}
    >
      {team && (
        <p className="mb-4">
          <span className="font-medium">{showName(team.name)}</span>
          {' · '}
          <Plural value={team.members.length} one="# member" other="# members" />
        </p>
      )}
      <ButtonLink to="/team">{team ? <Trans>Open your team</Trans> : <Trans>See teams</Trans>}</ButtonLink>
    </Section>
  )
}
