import { Trans, useLingui } from '@lingui/react/macro'
import { type SyntheticEvent, useId, useState } from 'react'
import { type CandidateResponse, TEAM_CHARS } from '#shared/api-schema/teams.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { useOnline } from '#web/platform/use-online.ts'
import { Button, IconButton } from '#web/ui/button/button.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { showName } from '#web/ui/shown-name.tsx'
import { listTags } from '../board/filter-rows.ts'
import { getBoardQuery, updateCandidate } from '../team-requests.ts'
import { useTeamAction } from '../use-team-action.ts'

/** The tags of a resume, which all members see. Suggests those of the board. */
export const CandidateTags = ({ openingId, candidate }: { openingId: string; candidate: CandidateResponse }) => {
  const { t } = useLingui()
  const online = useOnline()
  const listId = useId()
  const { busy, run } = useTeamAction()
  const [tag, setTag] = useState('')
  const known = listTags(queryClient.getQueryData(getBoardQuery(openingId).queryKey)?.candidates ?? [])

  const change = (fields: Parameters<typeof updateCandidate>[2]) =>
    run(() => updateCandidate(openingId, candidate.id, fields))
  const add = (event: SyntheticEvent) => {
    event.preventDefault()
    if (tag.trim() !== '') void change({ addTags: [tag] }).then((isAdded) => isAdded && setTag(''))
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      {candidate.tags.length > 0 && (
        <ul aria-label={t`Tags`} className="flex flex-wrap gap-2">
          {candidate.tags.map((one) => (
            <li
              key={one}
              className="inline-flex items-center rounded-faro border border-line-strong ps-2 text-note wrap-anywhere"
            >
              {showName(one)}
              <IconButton
                icon="close"
                size="small"
                label={t`Remove tag ${one}`}
                disabled={!online || busy}
                onClick={() => void change({ removeTags: [one] })}
              />
            </li>
          ))}
        </ul>
      )}
      <form className="flex gap-2" onSubmit={add}>
        <Input
          aria-label={t`New tag`}
          placeholder={t`New tag`}
          className="w-40"
          autoComplete="off"
          maxLength={TEAM_CHARS.tag}
          list={listId}
          value={tag}
          onChange={(event) => setTag(event.target.value)}
        />
        <datalist id={listId}>
          {known.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <Button type="submit" icon="plus" busy={busy} disabled={!online}>
          <Trans>Add</Trans>
        </Button>
      </form>
    </div>
  )
}
