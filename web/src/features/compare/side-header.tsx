import { Trans, useLingui } from '@lingui/react/macro'
import { getJobName } from '#web/components/jobs/job-name.ts'
import { JobScores, JobStatusBadge } from '#web/components/jobs/job-status.tsx'
import type { Draft } from '#web/storage/drafts/draft.ts'
import { getDraftPath } from '#web/storage/drafts/drafts.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/input.tsx'
import { TextLink } from '#web/ui/link/text-link.tsx'
import { showName } from '#web/ui/shown-name.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useFreshScores } from './use-fresh-scores.ts'

interface SideHeaderProps {
  label: string
  draft: Draft
  /** The drafts that can be shown on this side. */
  choices: readonly Draft[]
  onSelect: (id: string) => void
}

/** One of the two compared drafts: which it is, its job, its scores and the way into the editor. */
export const SideHeader = ({ label, draft, choices, onSelect }: SideHeaderProps) => {
  const { t } = useLingui()
  const scores = useFreshScores(draft)
  const { job } = draft
  const jobName = job ? getJobName(job) : ''
  return (
    <div className="min-w-0">
      <Field label={label}>
        <Select value={draft.id} onChange={(event) => onSelect(event.target.value)}>
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2 gap-y-1 text-note">
        {jobName !== '' && <span className="min-w-0 break-words">{showName(jobName)}</span>}
        {job ? <JobStatusBadge job={job} /> : <span className="text-ink-soft">{t`Not for a specific job`}</span>}
        {scores && <JobScores job={scores} />}
      </p>
      <TextLink to={getDraftPath(draft.id)} className="mt-1 inline-block min-h-6 text-note">
        <Trans>Open in the editor</Trans>
        <VisuallyHidden>: {draft.name}</VisuallyHidden>
      </TextLink>
    </div>
  )
}
