import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { JobMatch } from '#shared/scoring/results.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/input.tsx'

interface JobAdProps {
  job: string
  onJob: (job: string) => void
  match: JobMatch | null
}

/** Compares the resume with the text of a job ad. */
export const JobAd = ({ job, onJob, match }: JobAdProps) => {
  const { t } = useLingui()
  return (
    <details open={job !== '' || undefined}>
      <summary className="min-h-9 py-1.5 text-note font-medium">
        <Trans>Compare it with a job ad</Trans>
      </summary>
      <Field
        label={t`Text of the job ad`}
        hint={t`You will see which of its terms your CV has, lacks, or hides where no parser looks.`}
      >
        <Textarea rows={4} maxLength={20_000} value={job} onChange={(event) => onJob(event.target.value)} />
      </Field>
      {match && (
        <dl className="mt-2 space-y-1.5 text-note" data-testid="live-match">
          <Terms title={<Trans>Missing</Trans>} terms={match.missing} match={match} className="text-bad" />
          <Terms
            title={<Trans>There, but not where a parser looks</Trans>}
            terms={match.elsewhere}
            match={match}
            className="text-beam-ink"
          />
          <Terms title={<Trans>Found</Trans>} terms={match.found} match={match} className="text-good" />
          {match.required.length > 0 && (
            <p className="text-ink-faint">
              <Trans>* asked for as required</Trans>
            </p>
          )}
        </dl>
      )}
    </details>
  )
}

const Terms = (props: { title: ReactNode; terms: readonly string[]; match: JobMatch; className: string }) =>
  props.terms.length > 0 && (
    <div>
      <dt className="inline font-medium">{props.title}: </dt>
      <dd className={`inline ${props.className}`}>
        {props.terms.map((term) => (props.match.required.includes(term) ? `${term}*` : term)).join(' · ')}
      </dd>
    </div>
  )
