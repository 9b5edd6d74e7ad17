import { Trans, useLingui } from '@lingui/react/macro'
import { type SyntheticEvent, useState } from 'react'
import { type CandidateResponse, type NoteResponse, TEAM_CHARS } from '#shared/api-schema/teams.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { teamQuery } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { useOnline } from '#web/platform/use-online.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/input.tsx'
import { showName } from '#web/ui/shown-name.tsx'
import { addNote, deleteNote } from '../team-requests.ts'
import { useTeamAction } from '../use-team-action.ts'

interface CandidateNotesProps {
  openingId: string
  candidate: CandidateResponse
}

/** What members have written about a resume. The person it is about may ask to read it. */
export const CandidateNotes = ({ openingId, candidate }: CandidateNotesProps) => {
  const { t } = useLingui()
  const online = useOnline()
  const { busy, run } = useTeamAction()
  const [text, setText] = useState('')
  const isOwner = queryClient.getQueryData(teamQuery.queryKey)?.role === 'owner'

  const add = (event: SyntheticEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    void run(() => addNote(openingId, candidate.id, text)).then((isAdded) => isAdded && setText(''))
  }
  return (
    <>
      {candidate.notes.length > 0 && (
        <ul className="mb-5 border-line border-b">
          {candidate.notes.map((note) => (
            <NoteRow
              key={note.id}
              note={note}
              onDelete={note.isOwn || isOwner ? () => deleteNote(openingId, candidate.id, note.id) : null}
            />
          ))}
        </ul>
      )}
      <form className="flex flex-col gap-3" onSubmit={add}>
        <Field label={t`New note`} hint={t`All members can see the note. Candidates may ask to read it.`}>
          <Textarea
            rows={3}
            maxLength={TEAM_CHARS.note}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Button type="submit" busy={busy} disabled={!online} className="self-start">
          {busy ? <Trans>Saving…</Trans> : <Trans>Add note</Trans>}
        </Button>
      </form>
    </>
  )
}

const NoteRow = ({ note, onDelete }: { note: NoteResponse; onDelete: (() => Promise<void>) | null }) => {
  const { t } = useLingui()
  const language = useLanguage()
  const online = useOnline()
  const { busy, run } = useTeamAction()
  const date = formatDate(note.createdAt, language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className="border-line border-t py-3">
      <p className="whitespace-pre-wrap wrap-anywhere">{note.text}</p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-ink-soft text-note">
        <span>
          {note.author === null ? <Trans>Former member</Trans> : showName(note.author)} · {date}
        </span>
        {onDelete && (
          <Button
            size="small"
            busy={busy}
            disabled={!online}
            aria-label={t`Delete the note from ${date}`}
            onClick={() => void run(onDelete)}
          >
            <Trans>Delete</Trans>
          </Button>
        )}
      </div>
    </li>
  )
}
