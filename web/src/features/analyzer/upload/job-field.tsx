import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/input.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'

interface JobFieldProps {
  job: string
  onJob: (job: string) => void
  disabled: boolean
}

/** Optional job ad to compare the CV with, collapsed by default. */
export const JobField = ({ job, onJob, disabled }: JobFieldProps) => {
  const { t } = useLingui()
  return (
    <details className="group border-y border-line" open={job !== '' || undefined}>
      <summary className="flex min-h-11 list-none items-center gap-2 py-2 font-medium [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-right" size={18} className="transition-transform duration-150 group-open:rotate-90" />
        <span className="flex flex-wrap items-baseline gap-x-2">
          <Trans>Compare it with a job ad</Trans>
          <span className="font-normal text-note text-ink-faint">
            <Trans>optional</Trans>
          </span>
        </span>
      </summary>
      <div className="pb-4">
        <Field
          label={t`Text of the job ad`}
          hint={t`You will see which of its terms your CV has, lacks, or hides where no parser looks.`}
        >
          <Textarea
            rows={5}
            maxLength={20_000}
            value={job}
            disabled={disabled}
            onChange={(event) => onJob(event.target.value)}
          />
        </Field>
      </div>
    </details>
  )
}
