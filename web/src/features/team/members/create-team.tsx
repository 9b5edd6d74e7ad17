import { Trans } from '@lingui/react/macro'
import { TEAM_LIMITS } from '#shared/plans.ts'
import { teamQuery } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { createTeam } from '../team-requests.ts'
import { NameForm } from './name-form.tsx'

/** The form of a new team. */
export const CreateTeam = () => {
  const members = TEAM_LIMITS.members
  return (
    <section aria-labelledby="create-team">
      <h2 id="create-team" className="font-serif text-title">
        <Trans>Create your team</Trans>
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-ink-soft">
        <Trans>
          A team can have up to {members} people. They see the team’s boards, but never your own resumes. They don’t
          need a plan.
        </Trans>
      </p>
      <NameForm
        initial=""
        submit={<Trans>Create team</Trans>}
        onSave={async (name) => queryClient.setQueryData(teamQuery.queryKey, await createTeam(name))}
      />
    </section>
  )
}
