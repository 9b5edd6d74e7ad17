import { useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import type { AnalysisSummary, HomeEntry, HomeList } from './home-entries.ts'
import { ResumeRow } from './resume-row.tsx'

interface HomeEntriesProps {
  entries: readonly HomeEntry[]
  analysisOf: HomeList['analysisOf']
  /** Names of all drafts. */
  names: readonly string[]
  AnalysisRow: ComponentType<{ row: AnalysisSummary }>
}

/** The rows of the home; versions and letters stand below their resume. */
export const HomeEntries = ({ entries, analysisOf, names, AnalysisRow }: HomeEntriesProps) => {
  const { t } = useLingui()
  return (
    <ul aria-label={t`Your resumes`} className="divide-y divide-line border-y border-line">
      {entries.map((entry) =>
        entry.kind === 'analysis' ? (
          <AnalysisRow key={entry.analysis.id} row={entry.analysis} />
        ) : (
          <li key={entry.draft.id}>
            <ResumeRow
              draft={entry.draft}
              names={names}
              tailored={entry.tailored}
              analysis={analysisOf.get(entry.draft.id) ?? null}
            />
            {entry.tailored.length > 0 && (
              <ul
                aria-label={t`Versions of “${entry.draft.name}”`}
                className="mb-3 ms-3 divide-y divide-line border-s-2 border-line ps-3 sm:ms-10 sm:ps-5"
              >
                {entry.tailored.map((one) => (
                  <li key={one.id}>
                    <ResumeRow draft={one} names={names} base={entry.draft} analysis={analysisOf.get(one.id) ?? null} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ),
      )}
    </ul>
  )
}
