import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as z from 'zod'
import { isRequirementCode } from '#shared/scoring/job-match/requirement-code.ts'
import { Points } from '#web/components/suggestions/points.tsx'
import { Button, IconButton } from '#web/ui/button/button.tsx'
import { TextLink } from '#web/ui/link/text-link.tsx'
import { useLocation } from '#web/ui/router/router.tsx'
import type { GoToField } from '../form/use-form-navigation.ts'
import type { Finding } from '../score/draft-score.ts'
import { useCurrentScore } from '../score/draft-score-provider.tsx'
import { FindingBody } from './finding-body.tsx'
import { useFindingSession, useFindings } from './finding-session.ts'
import { findNeighbors, selectKind } from './finding-steps.ts'

/** What is done about a finding scrolls; its title and the ways to the others stay in view. */
const PANEL_CLASS =
  'sticky top-16 z-10 mb-4 flex max-h-[48dvh] flex-col rounded-faro border border-beam bg-sheet shadow-faro short:static short:max-h-none lg:top-0 lg:max-h-[56dvh]'

interface FindingPanelProps {
  rule: string
  onGoToField: GoToField
}

const locationState = z.object({
  results: z.string(),
  /** What was opened from the results. */
  opened: z.object({ rule: z.string(), title: z.string() }).optional(),
})

/** Keeps the focused field in view when the panel above it grows. */
const keepFieldInView = (panel: HTMLElement | null) => {
  if (!panel) return
  const observer = new ResizeObserver(() => {
    document.activeElement?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' })
  })
  observer.observe(panel)
  return () => observer.disconnect()
}

/** One finding with its place, its proposal, and the ways to the next one and back to the results. */
export const FindingPanel = ({ rule, onGoToField }: FindingPanelProps) => {
  const { t } = useLingui()
  const { close } = useFindingSession()
  const all = useFindings()
  const findings = all && selectKind(all, rule)
  const found = findings?.find((finding) => finding.rule === rule) ?? null
  const [last, setLast] = useState<Finding | null>(found)
  // The title stays known after the finding is done.
  if (found && found.title !== last?.title) setLast(found)
  const opened = locationState.safeParse(useLocation().state).data?.opened
  if (!findings) return null
  const title = (found ?? last)?.title ?? (opened?.rule === rule ? opened.title : t`This issue`)
  return (
    <section ref={keepFieldInView} aria-label={t`Issue`} className={PANEL_CLASS} data-pinned>
      <div className="flex items-start gap-3 px-3 pt-2 sm:px-4 sm:pt-3">
        <h2 className="min-w-0 flex-1 break-words pt-1 font-medium">
          {title} {found && <Points value={found.gain} />}
        </h2>
        <IconButton size="small" icon="close" label={t`Close`} onClick={close} />
      </div>
      <div className="min-h-0 overflow-y-auto px-3 pb-2 sm:px-4">
        {found ? (
          <FindingBody finding={found} onGoToField={onGoToField} />
        ) : (
          <p role="status" className="mt-1 text-good text-note">
            {isRequirementCode(rule) ? (
              <Trans>Your resume now covers this requirement.</Trans>
            ) : last ? (
              <Trans>You fixed this issue.</Trans>
            ) : (
              <Trans>
                With this template, your resume no longer has this issue. Generate the resume to get the new file.
              </Trans>
            )}
          </p>
        )}
      </div>
      <Steps rule={rule} findings={findings} />
    </section>
  )
}

/** The ways to the finding before and after, and back to the results with what is left. */
const Steps = ({ rule, findings }: { rule: string; findings: readonly Finding[] }) => {
  const { t } = useLingui()
  const { openFinding } = useFindingSession()
  const score = useCurrentScore()
  const results = locationState.safeParse(useLocation().state).data?.results
  const { previous, next } = findNeighbors(findings, rule)
  const isRequirement = findings.some(({ requirement }) => requirement !== undefined)
  const edited = score && { score: score.score, open: score.findings.map(({ rule, gain }) => ({ rule, gain })) }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t px-3 py-1.5 text-note sm:px-4 sm:py-2">
      {previous && (
        <IconButton
          size="small"
          icon="arrow-left"
          label={t`Previous issue`}
          onClick={() => openFinding(previous.rule)}
        />
      )}
      {next && (
        <Button size="small" icon="arrow-right" onClick={() => openFinding(next.rule)}>
          <span className="max-sm:sr-only">
            <Trans>Next issue</Trans>
          </span>
        </Button>
      )}
      {results && (
        <TextLink to={results} state={{ edited }} className="min-h-6">
          <Trans>Back to results</Trans>
        </TextLink>
      )}
      <span className="text-ink-faint max-sm:sr-only">
        {isRequirement ? (
          <Plural value={findings.length} one="# requirement left" other="# requirements left" />
        ) : (
          <Plural value={findings.length} one="# issue left" other="# issues left" />
        )}
      </span>
    </div>
  )
}
