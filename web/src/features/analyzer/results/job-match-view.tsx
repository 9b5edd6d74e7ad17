import { Plural, Trans } from '@lingui/react/macro'
import { listRequirements } from '#shared/scoring/job-match/list-requirements.ts'
import { toRequirementCode } from '#shared/scoring/job-match/requirement-code.ts'
import type { Evidence, JobMatch } from '#shared/scoring/results.ts'
import { MatchRate } from '#web/components/job-match/match-rate.tsx'
import { RequirementList } from '#web/components/job-match/requirement-list.tsx'
import type { OpenFinding } from './use-open-finding.ts'

interface JobMatchViewProps {
  match: JobMatch
  finding: OpenFinding
  /** Shows the line of an evidence; null while the extracted text is unavailable. */
  onShowLine: ((evidence: Evidence) => void) | null
}

/** What the job ad asks for: what is met shows its line, the rest opens the field of the editor where it could stand. */
export const JobMatchView = ({ match, finding, onShowLine }: JobMatchViewProps) => {
  const requirements = listRequirements(match)
  const found = match.found.length
  return (
    <section id="job-match">
      <h2 className="font-serif text-title">
        <Trans>How your resume matches the job ad</Trans>
      </h2>
      <div className="mt-1 flex flex-wrap items-baseline gap-x-6">
        {match.rate !== undefined && <MatchRate rate={match.rate} />}
        <p className="text-ink-soft tabular-nums">
          <Trans>
            Your resume meets {found} of{' '}
            <Plural
              value={requirements.length}
              one="# requirement in the job ad"
              other="# requirements in the job ad"
            />
          </Trans>
        </p>
      </div>
      <p className="mt-1 mb-4 text-note text-ink-soft">
        <Trans>
          Required items count three times as much as nice-to-haves, and unclear matches count half. The match doesn’t
          affect your resume’s score.
        </Trans>
      </p>
      <RequirementList
        match={match}
        canOpen={({ status, evidence }) =>
          status === 'met' ? onShowLine !== null && evidence?.line !== undefined : finding.busy === null
        }
        onOpen={(requirement) => {
          const { status, evidence } = requirement
          if (status !== 'met') finding.open(toRequirementCode(requirement), requirement.name)
          else if (evidence) onShowLine?.(evidence)
        }}
      />
    </section>
  )
}
