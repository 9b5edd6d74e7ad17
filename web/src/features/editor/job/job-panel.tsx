import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { toDocumentPath } from '#shared/resume/schema/flat-path.ts'
import type { DraftJob } from '#shared/resume/tailoring/draft-job.ts'
import { toRequirementCode } from '#shared/scoring/job-match/requirement-code.ts'
import type { JobMatch, MatchedRequirement } from '#shared/scoring/results.ts'
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
import { showName } from '#web/ui/shown-name.tsx'
import { useEditor } from '../editor-context.ts'
import type { GoToField } from '../form/use-form-navigation.ts'
import { useCurrentScore } from '../score/draft-score-provider.tsx'
import { useFindingSession } from '../suggestions/finding-session.ts'
import { updateJob, useJob } from './use-job.ts'

interface JobPanelProps {
  onGoToField: GoToField
  /** Makes the form visible, where a pinned requirement stands. */
  onOpenFinding: () => void
}

/** The job that the open draft is written for: its ad, what the resume has of it, and the state of the application. */
export const JobPanel = ({ onGoToField, onOpenFinding }: JobPanelProps) => {
  const { store, base } = useEditor()
  const job = useJob(store)
  const score = useCurrentScore()
  const match = job && job.ad !== '' ? (score?.match ?? null) : null
  const [isTailoring, setIsTailoring] = useState(false)
  const { id, name, problem } = store.getSnapshot()
  const update = (changed: Parameters<typeof updateJob>[1]) => updateJob(store, changed)
  return (
    <div data-testid="job-panel">
      {job && <JobState job={job} match={match} />}
      <fieldset disabled={problem !== null} className="min-w-0">
        <JobAdField rows={6} ad={job?.ad ?? ''} onAd={(ad) => update({ ad })} />
        {match && <MatchedAd match={match} onGoToField={onGoToField} onOpenFinding={onOpenFinding} />}
        {job && (
          <div className="mt-4 grid gap-4">
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
              <Trans>Analyze with this job ad</Trans>
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
    </div>
  )
}

/** Name, status and figures of the job. */
const JobState = ({ job, match }: { job: DraftJob; match: JobMatch | null }) => {
  const name = getJobName(job)
  return (
    <p className="mb-3 flex flex-wrap items-baseline gap-x-2 gap-y-1 text-note">
      {name !== '' && <span className="font-medium">{showName(name)}</span>}
      <JobStatusBadge job={job} />
      <JobScores job={{ matchRate: match?.rate ?? null, score: null }} />
    </p>
  )
}

/** The text of a requirement in the line that shows it: its own words when they stand there, else the whole line. */
const getQuote = ({ name, evidence }: MatchedRequirement): string => {
  const quote = evidence?.quote ?? ''
  const at = quote.toLowerCase().indexOf(name.toLowerCase())
  return at < 0 ? quote : quote.slice(at, at + name.length)
}

/** What the ad asks for: what is met opens the text that shows it, the rest is pinned to the field where it could stand. */
const MatchedAd = ({ match, onGoToField, onOpenFinding }: { match: JobMatch } & JobPanelProps) => {
  const { openFinding } = useFindingSession()
  const open = (requirement: MatchedRequirement) => {
    if (requirement.status === 'met')
      return onGoToField(toDocumentPath(requirement.path).split('/'), { quote: getQuote(requirement) })
    onOpenFinding()
    openFinding(toRequirementCode(requirement))
  }
  return (
    <div className="mt-2" data-testid="live-match">
      {match.rate === undefined ? (
        <p className="text-note text-ink-soft">
          <Trans>We found no requirements in this text.</Trans>
        </p>
      ) : (
        <MatchRate rate={match.rate} />
      )}
      <RequirementList compact match={match} canOpen={() => true} onOpen={open} />
    </div>
  )
}
