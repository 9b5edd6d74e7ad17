import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { toDocumentPath } from '#shared/resume/schema/flat-path.ts'
import type { DraftJob } from '#shared/resume/tailoring/draft-job.ts'
import type { JobMatch } from '#shared/scoring/results.ts'
import { MatchRate } from '#web/components/job-match/match-rate.tsx'
import { RequirementList } from '#web/components/job-match/requirement-list.tsx'
import { JobAdField } from '#web/components/jobs/job-ad-field.tsx'
import { JobDetailFields } from '#web/components/jobs/job-detail-fields.tsx'
import { getJobName } from '#web/components/jobs/job-name.ts'
import { JobProgressFields } from '#web/components/jobs/job-progress-fields.tsx'
import { JobScores, JobStatusBadge } from '#web/components/jobs/job-status.tsx'
import { TailorDialog } from '#web/components/jobs/tailor-dialog.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { showName } from '#web/ui/shown-name.tsx'
import { useEditor } from '../editor-context.ts'
import { updateJob, useJob } from './use-job.ts'

interface JobPanelProps {
  match: JobMatch | null
  onGoToField: (path: readonly string[]) => void
}

/** The job that the open draft is written for: its ad, what the resume has of it, and the state of the application. */
export const JobPanel = ({ match, onGoToField }: JobPanelProps) => {
  const { store, base } = useEditor()
  const job = useJob(store)
  const [isTailoring, setIsTailoring] = useState(false)
  const { id, name, problem } = store.getSnapshot()
  const update = (changed: Parameters<typeof updateJob>[1]) => updateJob(store, changed)
  return (
    <details className="mt-1" data-testid="job-panel">
      <PanelSummary job={job} match={match} />
      <fieldset disabled={problem !== null} className="min-w-0 pt-1">
        <JobAdField rows={4} ad={job?.ad ?? ''} onAd={(ad) => update({ ad })} />
        {match && <MatchedAd match={match} onGoToField={onGoToField} />}
        {job && (
          <div className="mt-4 grid gap-4 sm:grid-cols-2">
            <JobDetailFields job={job} onChange={update} />
            <JobProgressFields job={job} onChange={update} />
          </div>
        )}
        <div className="mt-4 flex flex-wrap gap-2">
          <Button size="small" icon="briefcase" onClick={() => setIsTailoring(true)}>
            {base ? <Trans>Tailor to another job</Trans> : <Trans>Tailor to a job</Trans>}
          </Button>
          {job && (
            <ButtonLink size="small" kind="quiet" to={`/analyzer?draft=${id}`}>
              <Trans>Analyze with this ad</Trans>
            </ButtonLink>
          )}
        </div>
      </fieldset>
      {isTailoring && (
        <TailorDialog
          draft={{ id, name: base?.name ?? name }}
          job={base ? null : job}
          beforeCopy={store.savePending}
          onClose={() => setIsTailoring(false)}
        />
      )}
    </details>
  )
}

const PanelSummary = ({ job, match }: { job: DraftJob | null; match: JobMatch | null }) => {
  const jobName = job ? getJobName(job) : ''
  return (
    <summary className="min-h-9 py-1.5 text-note">
      <Icon name="briefcase" size={16} className="me-1.5 inline text-ink-faint" />
      <span className="font-medium">
        <Trans context="panel of the editor">Job</Trans>
      </span>
      {jobName !== '' && <span className="text-ink-soft"> · {showName(jobName)}</span>}
      {job && (
        <span className="ms-2 inline-flex flex-wrap items-baseline gap-x-2">
          <JobStatusBadge job={job} />
          <JobScores job={{ matchRate: match?.rate ?? null, score: null }} />
        </span>
      )}
    </summary>
  )
}

/** What the ad asks for; each item opens the field where it stands or could stand. */
const MatchedAd = ({ match, onGoToField }: { match: JobMatch; onGoToField: JobPanelProps['onGoToField'] }) => (
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
)
