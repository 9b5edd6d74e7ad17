import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { getBand } from '#shared/scoring/bands.ts'
import { BAND_TEXT_CLASS } from '#web/components/score/band-classes.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { IconButton } from '#web/ui/button/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { Link } from '#web/ui/link/link.tsx'
import { isRunning } from '../run/polling.ts'
import { deleteResume, type ResumeSummary } from './history-queries.ts'

/** A row of the history: score, name, date and delete button. */
export const PastAnalysis = ({ row }: { row: ResumeSummary }) => {
  const { t } = useLingui()
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const name = row.fileName ?? t`Pasted text`

  const remove = async () => {
    setBusy(true)
    try {
      await deleteResume(row.id)
      toast({ title: t`Deleted`, description: t`The resume and its analysis were deleted.` })
    } catch (error) {
      setBusy(false)
      toast({ kind: 'error', title: t`Error`, description: getErrorMessage(error, language) })
    }
  }

  return (
    <li className={cx('flex items-center gap-4', busy && 'opacity-50')}>
      <Link
        to={`/analyzer?cv=${row.id}`}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-4 rounded-faro py-2 no-underline hover:[&_strong]:underline"
      >
        <span
          className={cx(
            'w-12 shrink-0 text-end font-serif text-title tabular-nums',
            row.overallScore === null ? 'text-ink-faint' : BAND_TEXT_CLASS[getBand(row.overallScore)],
          )}
        >
          {row.overallScore ?? '–'}
        </span>
        <span className="min-w-0">
          <strong className="block truncate font-medium underline-offset-3">{name}</strong>
          <span className="block text-note text-ink-soft">
            {formatDate(row.createdAt, language, { dateStyle: 'medium' })}
            {row.overallScore === null && (
              <>
                {' · '}
                {isRunning({ ...row, analysisResults: null }) ? <Trans>analyzing</Trans> : <Trans>not analyzed</Trans>}
              </>
            )}
          </span>
        </span>
      </Link>
      <AlertDialog
        trigger={<IconButton icon="trash" label={t`Delete ${name}`} disabled={busy} />}
        title={<Trans>Delete this analysis?</Trans>}
        description={
          <Trans>
            This permanently deletes “{name}” along with its text and results. The analysis still counts toward this
            month’s limit.
          </Trans>
        }
        cancel={<Trans>Keep it</Trans>}
        confirm={<Trans>Delete</Trans>}
        danger
        onConfirm={() => void remove()}
      />
    </li>
  )
}
