import { createContext, type ReactNode, use, useEffect } from 'react'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useEditor } from '../editor-context.ts'
import { useJob, useStoredScores } from '../job/use-job.ts'
import { useFindingSession } from '../suggestions/finding-session.ts'
import type { DraftScore } from './draft-score.ts'
import { useDraftScore } from './use-draft-score.ts'

type CountedScore = DraftScore & { readonly times: number }

const DraftScoreContext = createContext<CountedScore | null>(null)

/** The score of the PDF as it would be downloaded, with the number of times it was computed; null before the first. */
export const useCurrentScore = (): CountedScore | null => use(DraftScoreContext)

/** Scores the open document on the device, for the bar, the panels and the pinned finding. */
export const DraftScoreProvider = ({ templateId, children }: { templateId: string | null; children: ReactNode }) => {
  const { store } = useEditor()
  const language = useLanguage()
  const ad = useJob(store)?.ad ?? ''
  const result = useDraftScore({ store, templateId, language, job: ad })
  useStoredScores(store, result)
  const { publish } = useFindingSession()
  useEffect(() => publish(result?.findings ?? null), [publish, result])
  return <DraftScoreContext value={result}>{children}</DraftScoreContext>
}
