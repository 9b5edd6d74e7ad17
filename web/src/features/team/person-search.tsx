import { Trans, useLingui } from '@lingui/react/macro'
import { type SyntheticEvent, useState } from 'react'
import type { CandidateMatch } from '#shared/api-schema/teams.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { client, requestJson } from '#web/platform/api/client.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { useOnline } from '#web/platform/use-online.ts'
import { Button } from '#web/ui/button/button.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { showName } from '#web/ui/shown-name.tsx'
import { saveCandidateFile } from './candidate/save-candidate-file.ts'
import { deleteCandidate, getCandidateQuery, refreshTeam } from './team-requests.ts'
import { useTeamAction } from './use-team-action.ts'

/** Finds what the team holds about a person on all boards, gives a copy, and erases it. */
export const PersonSearch = () => {
  const { t } = useLingui()
  const online = useOnline()
  const { busy, run } = useTeamAction()
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<readonly CandidateMatch[] | null>(null)

  const find = (event: SyntheticEvent) => {
    event.preventDefault()
    if (search.trim() === '') return
    void run(async () =>
      setFound(
        await requestJson(
          client.api.team.candidates.$get({ query: { search } }),
          ({ candidateMatchesResponse }) => candidateMatchesResponse,
        ),
      ),
    )
  }
  return (
    <>
      <form className="flex max-w-xl items-end gap-3" onSubmit={find}>
        <Field label={t`Name, email or file name`} className="flex-1">
          <Input
            type="search"
            autoComplete="off"
            maxLength={200}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </Field>
        <Button type="submit" icon="search" busy={busy} disabled={!online}>
          <Trans>Find</Trans>
        </Button>
      </form>
      <div role="status">
        {found?.length === 0 && (
          <p className="mt-4 text-ink-soft">
            <Trans>Nothing on the team’s boards matches this search.</Trans>
          </p>
        )}
        {found && found.length > 0 && (
          <ul className="mt-4 border-line border-b">
            {found.map((match) => (
              <MatchRow
                key={match.id}
                match={match}
                onErased={() => setFound(found.filter(({ id }) => id !== match.id))}
              />
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

const MatchRow = ({ match, onErased }: { match: CandidateMatch; onErased: () => void }) => {
  const { t } = useLingui()
  const language = useLanguage()
  const online = useOnline()
  const { busy, run } = useTeamAction()
  const { id, name, openingId } = match
  const added = formatDate(match.addedAt, language, { dateStyle: 'medium' })
  const erase = () =>
    run(async () => {
      await deleteCandidate(openingId, id)
      void refreshTeam()
      onErased()
    })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-3">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{showName(name)}</p>
        <p className="text-ink-soft text-note">
          {match.email && `${match.email} · `}
          {showName(match.openingTitle)} · {added}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          icon="download"
          disabled={!online || busy}
          aria-label={t`Download ${name}’s data`}
          onClick={() => void run(async () => saveCandidateFile(await queryClient.fetchQuery(getCandidateQuery(id))))}
        >
          <Trans>Download data</Trans>
        </Button>
        <AlertDialog
          danger
          trigger={
            <Button size="small" kind="danger" disabled={!online || busy} aria-label={t`Delete ${name}’s data`}>
              <Trans>Delete data</Trans>
            </Button>
          }
          title={<Trans>Delete {showName(name)}’s data?</Trans>}
          description={
            <Trans>The resume, its tags and its notes will be deleted for all members. You can’t undo this.</Trans>
          }
          cancel={<Trans>Keep it</Trans>}
          confirm={<Trans>Delete permanently</Trans>}
          onConfirm={() => void erase()}
        />
      </div>
    </li>
  )
}
