import { useLingui } from '@lingui/react/macro'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/input.tsx'

interface JobAdFieldProps {
  ad: string
  onAd: (ad: string) => void
  rows: number
  disabled?: boolean
}

/** The text of a job ad. */
export const JobAdField = ({ ad, onAd, rows, disabled = false }: JobAdFieldProps) => {
  const { t } = useLingui()
  return (
    <Field
      label={t`Job ad text`}
      hint={t`See which keywords from the job ad your resume includes, which are missing and which an ATS may overlook.`}
    >
      <Textarea
        rows={rows}
        maxLength={LIMITS.jobAdChars}
        value={ad}
        disabled={disabled}
        onChange={(event) => onAd(event.target.value)}
      />
    </Field>
  )
}
