import { Trans, useLingui } from '@lingui/react/macro'
import { toDocumentPath } from '#shared/resume/schema/flat-path.ts'
import type { JobMatch } from '#shared/scoring/results.ts'
import { MatchRate } from '#web/components/job-match/match-rate.tsx'
import { RequirementList } from '#web/components/job-match/requirement-list.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/input.tsx'

interface JobAdProps {
  job: string
  onJob: (job: string) => void
  match: JobMatch | null
  onGoToField: (path: readonly string[]) => void
}

/** Compares the resume with the text of a job ad. */
export const JobAd = ({ job, onJob, match, onGoToField }: JobAdProps) => {
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
        <div className="mt-2" data-testid="live-match">
          {match.rate === undefined ? (
            <p className="text-note text-ink-soft">
              <Trans>No requirement was read in this text.</Trans>
            </p>
          ) : (
            <MatchRate rate={match.rate} />
          )}
          <RequirementList
            compact
            match={match}
            canOpen={() => true}
            onOpen={({ path }) => onGoToField(toDocumentPath(path).split('/'))}
          />
        </div>
      )}
    </details>
  )
}
