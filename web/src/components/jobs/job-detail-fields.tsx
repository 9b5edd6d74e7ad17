import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type DraftJob, isJobLink, JOB_LIMITS } from '#shared/resume/tailoring/draft-job.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { LINK_CLASS } from '#web/ui/link/text-link.tsx'

interface JobDetailFieldsProps {
  job: Pick<DraftJob, 'title' | 'company' | 'link'>
  onChange: (changed: Partial<DraftJob>) => void
}

/** Position, company and link of a job. */
export const JobDetailFields = ({ job, onChange }: JobDetailFieldsProps) => (
  <>
    <Field label={<Trans>Position in the job ad</Trans>}>
      <Input
        value={job.title}
        maxLength={JOB_LIMITS.nameChars}
        autoComplete="off"
        onChange={(event) => onChange({ title: event.target.value })}
      />
    </Field>
    <Field label={<Trans>Company in the job ad</Trans>}>
      <Input
        value={job.company}
        maxLength={JOB_LIMITS.nameChars}
        autoComplete="off"
        onChange={(event) => onChange({ company: event.target.value })}
      />
    </Field>
    <LinkField link={job.link} onLink={(link) => onChange({ link })} />
  </>
)

/** Only an https address is stored; any other text stays in the field, with what is wrong with it. */
const LinkField = ({ link, onLink }: { link: string; onLink: (link: string) => void }) => {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed !== null && (!isJobLink(typed.trim()) || typed.trim() === link) ? typed : link
  const isValid = isJobLink(text.trim())
  const write = (next: string) => {
    setTyped(next)
    if (isJobLink(next.trim())) onLink(next.trim())
  }
  return (
    <Field
      label={<Trans>Link to the job ad</Trans>}
      className="sm:col-span-2"
      error={isValid ? null : <Trans>Enter the full address, starting with https://</Trans>}
      aside={
        isValid &&
        link !== '' && (
          <a href={link} target="_blank" rel="noopener noreferrer" className={LINK_CLASS}>
            <Trans>Open the job ad</Trans>
            <Icon name="external-link" size={14} className="ms-1 inline" />
          </a>
        )
      }
    >
      <Input
        value={text}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={JOB_LIMITS.linkChars}
        placeholder={t`https://…`}
        onChange={(event) => write(event.target.value)}
      />
    </Field>
  )
}
