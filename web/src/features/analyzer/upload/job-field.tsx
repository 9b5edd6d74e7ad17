import { Trans } from '@lingui/react/macro'
import { JobAdField } from '#web/components/jobs/job-ad-field.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'

interface JobFieldProps {
  job: string
  onJob: (job: string) => void
  disabled: boolean
}

/** Optional job ad to compare the CV with, collapsed by default. */
export const JobField = ({ job, onJob, disabled }: JobFieldProps) => (
  <details className="group border-y border-line" open={job !== '' || undefined}>
    <summary className="flex min-h-11 list-none items-center gap-2 py-2 font-medium [&::-webkit-details-marker]:hidden">
      <Icon name="chevron-right" size={18} className="transition-transform duration-150 group-open:rotate-90" />
      <span className="flex flex-wrap items-baseline gap-x-2">
        <Trans>Compare with a job ad</Trans>
        <span className="font-normal text-note text-ink-faint">
          <Trans>optional</Trans>
        </span>
      </span>
    </summary>
    <div className="pb-4">
      <JobAdField rows={5} ad={job} onAd={onJob} disabled={disabled} />
    </div>
  </details>
)
