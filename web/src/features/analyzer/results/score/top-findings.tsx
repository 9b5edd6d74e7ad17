import { Plural, Trans } from '@lingui/react/macro'
import { lostPoints } from '#shared/scoring/ledger-points.ts'
import type { AnalysisResults, LedgerView } from '#shared/scoring/results.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { Button } from '#web/ui/button/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { getGain, roundPoints } from '../ledger/ledger-rows.ts'
import type { OpenFinding } from '../use-open-finding.ts'
import { ScoreDelta } from './category-card.tsx'

interface TopFindingsProps {
  rows: readonly LedgerView[]
  results: AnalysisResults
  /** Results of an earlier version of the same CV. */
  before: AnalysisResults | null
  finding: OpenFinding
}

/** The largest gains with their points, each of which opens in the editor. */
export const TopFindings = ({ rows, results, before, finding }: TopFindingsProps) => {
  const [first] = rows
  // The limit is that of the file, not of the edited draft.
  const limit = finding.edited ? null : results.limit
  const isLimited = rows.some((row) => !hasGain(row)) && (limit !== null || rows.some(hasGain))
  return (
    <div>
      <h2 className="font-serif text-title">
        <Trans>Areas for improvement</Trans>
      </h2>
      {finding.edited && (
        <p className="mt-2 text-note tabular-nums">
          <Trans>Your edited resume now scores {finding.edited.score}.</Trans>
          <ScoreDelta value={finding.edited.score - results.overallScore} />
        </p>
      )}
      {!first && (
        <p className="mt-2">
          <Trans>Nothing left to fix.</Trans>
        </p>
      )}
      <ol className="mt-2 divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <TopFinding key={row.rule} row={row} finding={finding} />
        ))}
      </ol>
      {first && (
        <Button
          kind="beam"
          size="large"
          icon="edit"
          className="mt-4 max-sm:w-full"
          busy={finding.busy === first.rule}
          onClick={() => finding.open(first.rule, first.title)}
        >
          <Trans>Fix it in the editor</Trans>
        </Button>
      )}
      {(limit || isLimited) && (
        <p className="mt-3 text-note text-ink-soft">
          {limit?.text}{' '}
          {isLimited && <Trans>You’ll gain the points in gray once you fix the issue that limits your score.</Trans>}
        </p>
      )}
      {before && (
        <p className="mt-3 text-note text-ink-soft tabular-nums">
          <Trans>Last time: {before.overallScore}.</Trans>
          <ScoreDelta value={results.overallScore - before.overallScore} />
        </p>
      )}
    </div>
  )
}

/** Whether fixing a finding gains points now, and not only after the one that limits the score. */
const hasGain = (row: LedgerView) => roundPoints(getGain(row)) > 0

const TopFinding = ({ row, finding }: { row: LedgerView; finding: OpenFinding }) => {
  const language = useLanguage()
  const isNow = hasGain(row)
  const points = roundPoints(isNow ? getGain(row) : lostPoints(row))
  return (
    <li>
      <button
        type="button"
        disabled={finding.busy !== null}
        onClick={() => finding.open(row.rule, row.title)}
        className="group flex min-h-11 w-full items-center gap-3 py-2 text-start"
      >
        <span className={cx('w-12 shrink-0 font-medium tabular-nums', isNow ? 'text-beam-ink' : 'text-ink-faint')}>
          <span aria-hidden="true">+{formatNumber(points, language)}</span>
          <VisuallyHidden>
            {isNow ? (
              <Plural value={points} one="# point to gain" other="# points to gain" />
            ) : (
              <Plural value={points} one="# point you can gain later" other="# points you can gain later" />
            )}
          </VisuallyHidden>
        </span>
        <span className="min-w-0 flex-1">
          <span className="block group-hover:underline">{row.title}</span>
          <span className="mt-0.5 block text-note text-ink-soft max-sm:hidden">{row.text}</span>
        </span>
        <Icon name="arrow-right" size={18} className="shrink-0 text-ink-faint" />
      </button>
    </li>
  )
}
