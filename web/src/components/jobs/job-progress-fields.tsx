import { Trans, useLingui } from '@lingui/react/macro'
import { type DraftJob, JOB_LIMITS, JOB_STATUSES } from '#shared/resume/tailoring/draft-job.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Input, Select, Textarea } from '#web/ui/form/input.tsx'
import { STATUS_NAMES } from './job-status.tsx'

interface JobProgressFieldsProps {
  job: Pick<DraftJob, 'status' | 'statusDate' | 'notes'>
  onChange: (changed: Partial<DraftJob>) => void
}

/** `YYYY-MM-DD` of this day in the person's time zone. */
const getToday = (): string => {
  const now = new Date()
  const twoDigits = (n: number) => String(n).padStart(2, '0')
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`
}

/** Status of an application, its date, and notes. A new status takes the date of today. */
export const JobProgressFields = ({ job, onChange }: JobProgressFieldsProps) => {
  const { i18n } = useLingui()
  const setStatus = (value: string) => {
    const status = JOB_STATUSES.find((one) => one === value)
    if (status) onChange({ status, statusDate: getToday() })
  }
  return (
    <>
      <Field label={<Trans>Application status</Trans>}>
        <Select value={job.status} onChange={(event) => setStatus(event.target.value)}>
          {JOB_STATUSES.map((status) => (
            <option key={status} value={status}>
              {i18n._(STATUS_NAMES[status])}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={<Trans>Status date</Trans>}>
        <Input type="date" value={job.statusDate} onChange={(event) => onChange({ statusDate: event.target.value })} />
      </Field>
      <Field
        label={<Trans>Notes</Trans>}
        hint={<Trans>Only you can see the job ad and your notes. They’re never included in your downloads.</Trans>}
        className="sm:col-span-2"
      >
        <Textarea
          rows={3}
          value={job.notes}
          maxLength={JOB_LIMITS.notesChars}
          onChange={(event) => onChange({ notes: event.target.value })}
        />
      </Field>
    </>
  )
}
