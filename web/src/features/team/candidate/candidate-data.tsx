import { Trans, useLingui } from '@lingui/react/macro'
import { type CandidateResponse, DEFAULT_RETENTION_DAYS, RETENTION_DAYS } from '#shared/api-schema/teams.ts'
import { Row } from '#web/components/settings-section.tsx'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useOnline } from '#web/platform/use-online.ts'
import { Button } from '#web/ui/button/button.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { Select } from '#web/ui/form/input.tsx'
import { showName } from '#web/ui/shown-name.tsx'
import { deleteCandidate, updateCandidate } from '../team-requests.ts'
import { useTeamAction } from '../use-team-action.ts'
import { saveCandidateFile } from './save-candidate-file.ts'

interface CandidateDataProps {
  openingId: string
  candidate: CandidateResponse
  onErased: () => void
}

/** When a resume is deleted, a copy for the person it is about, and its erasure. */
export const CandidateData = ({ openingId, candidate, onErased }: CandidateDataProps) => {
  const { t } = useLingui()
  const language = useLanguage()
  const online = useOnline()
  const { busy, run } = useTeamAction()
  const date = formatDate(candidate.deleteAt, language)
  return (
    <div>
      <Row
        title={<Trans>Will be deleted on {date}</Trans>}
        action={
          <Select
            aria-label={t`Delete this resume`}
            className="w-auto"
            value=""
            disabled={!online || busy}
            onChange={({ target: { value } }) => {
              const days = RETENTION_DAYS.find((one) => String(one) === value) ?? DEFAULT_RETENTION_DAYS
              void run(() => updateCandidate(openingId, candidate.id, { deleteInDays: days }))
            }}
          >
            <option value="" disabled>
              {t`Change date`}
            </option>
            {RETENTION_DAYS.map((days) => (
              <option key={days} value={String(days)}>
                {t`${days} days from today`}
              </option>
            ))}
          </Select>
        }
      >
        <Trans>On that day, the resume is deleted automatically, along with its tags and notes.</Trans>
      </Row>
      <Row
        title={<Trans>Copy for the candidate</Trans>}
        action={
          <Button size="small" icon="download" onClick={() => saveCandidateFile(candidate)}>
            <Trans>Download</Trans>
          </Button>
        }
      >
        <Trans>A file with everything the team has stored about this resume, including notes.</Trans>
      </Row>
      <Row
        title={<Trans>Delete data</Trans>}
        action={
          <AlertDialog
            danger
            trigger={
              <Button size="small" kind="danger" busy={busy} disabled={!online}>
                <Trans>Delete data</Trans>
              </Button>
            }
            title={<Trans>Delete {showName(candidate.name)}’s data?</Trans>}
            description={
              <Trans>The resume, its tags and its notes will be deleted for all members. You can’t undo this.</Trans>
            }
            cancel={<Trans>Keep it</Trans>}
            confirm={<Trans>Delete permanently</Trans>}
            onConfirm={() =>
              void run(() => deleteCandidate(openingId, candidate.id)).then((isErased) => isErased && onErased())
            }
          />
        }
      >
        <Trans>This deletes the resume from the board right away.</Trans>
      </Row>
    </div>
  )
}
