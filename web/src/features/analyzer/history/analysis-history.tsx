import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { HistoryEntry } from '#shared/api-schema/history.ts'
import { hasCapability } from '#shared/plans.ts'
import { formatDate, formatNumber } from '#web/i18n/format.ts'
import { usePlanNames } from '#web/i18n/plan-messages.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { useSession } from '#web/platform/auth/use-session.ts'
import { Link } from '#web/ui/link/link.tsx'
import { LINK_CLASS, TextLink } from '#web/ui/link/text-link.tsx'
import { ScoreDelta } from '../results/score/category-card.tsx'
import { HistoryChart } from './history-chart.tsx'
import { historyQuery } from './history-queries.ts'

interface AnalysisHistoryProps {
  id: string
  /** Whether the results are compared with an earlier version. */
  hasEarlier: boolean
}

/** Scores and match rates of the analyzed versions of a resume, the same on every device; what a plan opens without it. */
export const AnalysisHistory = ({ id, hasEarlier }: AnalysisHistoryProps) => {
  const { user } = useSession()
  const isIncluded = user !== null && hasCapability('analysis-history', user.subscriptionPlan, user.subscriptionStatus)
  const { data: entries = [] } = useQuery({ ...historyQuery(id), enabled: isIncluded }, queryClient)
  const isShown = isIncluded ? entries.length > 1 : user !== null && hasEarlier
  if (!isShown) return null
  return (
    <section aria-labelledby="analysis-history" className="max-w-prose">
      <h2 id="analysis-history" className="font-serif text-title">
        <Trans>How this resume has changed</Trans>
      </h2>
      {isIncluded ? <History entries={entries} currentId={id} /> : <PlanLine />}
    </section>
  )
}

const PlanLine = () => {
  const plan = usePlanNames().professional
  return (
    <p className="mt-2 text-ink-soft">
      <Trans>
        With the {plan} plan, you can see the score and job match of every version you’ve analyzed, on all your devices.
      </Trans>{' '}
      <TextLink to="/subscribe" state={{ plan: 'professional' }}>
        <Trans>See plans</Trans>
      </TextLink>
    </p>
  )
}

/** The version before, with what can be compared: points by the same rules, match rates with the same position. */
const toComparable = (before: HistoryEntry | undefined, { engineVersion, jobTitle }: HistoryEntry) =>
  before?.engineVersion === engineVersion
    ? { ...before, matchRate: before.jobTitle === jobTitle ? before.matchRate : null }
    : null

const History = ({ entries, currentId }: { entries: readonly HistoryEntry[]; currentId: string }) => {
  const rows = entries.map((entry, i) => ({ entry, before: toComparable(entries[i - 1], entry) })).toReversed()
  const engineVersion = entries.at(-1)?.engineVersion
  const hasMatch = entries.some(({ matchRate }) => matchRate !== null)
  return (
    <>
      <HistoryChart entries={entries} />
      <table className="mt-3 w-full border-line border-y text-start">
        <thead className="text-note text-ink-soft">
          <tr>
            <th scope="col" className="py-2 pe-3 text-start font-medium">
              <Trans>Analyzed on</Trans>
            </th>
            <th scope="col" className="py-2 pe-3 text-end font-medium">
              <Trans>Score</Trans>
            </th>
            {hasMatch && (
              <th scope="col" className="py-2 text-end font-medium">
                <Trans>Job match</Trans>
              </th>
            )}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-line border-t align-top">
          {rows.map(({ entry, before }) => (
            <tr key={entry.id}>
              <th scope="row" className="py-2.5 pe-3 text-start font-normal">
                <Version entry={entry} isCurrent={entry.id === currentId} />
                {entry.engineVersion !== engineVersion && (
                  <span className="block text-ink-soft text-note">
                    <Trans>Scored with an older version of our rules</Trans>
                  </span>
                )}
              </th>
              <td className="py-2.5 pe-3 text-end tabular-nums">
                <Points value={entry.overallScore} before={before?.overallScore ?? null} />
              </td>
              {hasMatch && (
                <td className="wrap-anywhere py-2.5 text-end tabular-nums">
                  {entry.matchRate !== null && (
                    <>
                      <Points value={entry.matchRate} before={before?.matchRate ?? null} />
                      {entry.jobTitle && <span className="block text-ink-soft text-note">{entry.jobTitle}</span>}
                    </>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const Version = ({ entry: { id, createdAt }, isCurrent }: { entry: HistoryEntry; isCurrent: boolean }) => {
  const language = useLanguage()
  const date = formatDate(createdAt, language, { dateStyle: 'medium', timeStyle: 'short' })
  if (isCurrent)
    return (
      <>
        <strong className="font-medium">{date}</strong>
        <span className="block text-note text-ink-soft">
          <Trans>This version</Trans>
        </span>
      </>
    )
  return (
    <Link to={`/analyzer?cv=${id}`} className={LINK_CLASS}>
      {date}
    </Link>
  )
}

/** Points with the difference to the version before, which is null where they cannot be compared. */
const Points = ({ value, before }: { value: number; before: number | null }) => {
  const language = useLanguage()
  return (
    <>
      {formatNumber(value, language)}
      {before !== null && <ScoreDelta value={value - before} />}
    </>
  )
}
