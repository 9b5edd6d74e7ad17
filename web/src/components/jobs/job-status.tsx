import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { DraftJob, JobStatus } from '#shared/resume/tailoring/draft-job.ts'
import { formatDate, formatNumber } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { Badge, type BadgeTone } from '#web/ui/feedback/badge.tsx'

export const STATUS_NAMES: Readonly<Record<JobStatus, MessageDescriptor>> = {
  saved: msg({ message: 'Saved', context: 'status of a job application' }),
  applied: msg({ message: 'Applied', context: 'status of a job application' }),
  interview: msg({ message: 'Interview', context: 'status of a job application' }),
  offer: msg({ message: 'Offer', context: 'status of a job application' }),
  rejected: msg({ message: 'Rejected', context: 'status of a job application' }),
}

const STATUS_TONES: Readonly<Record<JobStatus, BadgeTone>> = {
  saved: 'plain',
  applied: 'sea',
  interview: 'sea',
  offer: 'good',
  rejected: 'plain',
}

/** The status of an application with its date. */
export const JobStatusBadge = ({ job: { status, statusDate } }: { job: DraftJob }) => {
  const { i18n } = useLingui()
  const language = useLanguage()
  return (
    <Badge tone={STATUS_TONES[status]}>
      {i18n._(STATUS_NAMES[status])}
      {statusDate !== '' && (
        <span className="font-normal tabular-nums">
          {formatDate(Date.parse(`${statusDate}T00:00`), language, { day: 'numeric', month: 'short' })}
        </span>
      )}
    </Badge>
  )
}

/** Match rate and score as they were last computed; nothing while neither is known. */
export const JobScores = ({ job: { matchRate, score } }: { job: Pick<DraftJob, 'matchRate' | 'score'> }) => {
  const language = useLanguage()
  if (matchRate === null && score === null) return null
  return (
    <span className="text-note text-ink-soft tabular-nums">
      {matchRate !== null && <Trans>Match {formatNumber(matchRate, language)}</Trans>}
      {matchRate !== null && score !== null && ' · '}
      {score !== null && <Trans>Score {formatNumber(score, language)}</Trans>}
    </span>
  )
}
