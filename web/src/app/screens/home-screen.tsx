import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { resumesQuery } from '#web/features/analyzer/history/history-queries.ts'
import { PastAnalysis } from '#web/features/analyzer/history/past-analysis.tsx'
import { HomePage } from '#web/features/home/home-page.tsx'
import { ImportMenu } from '#web/features/import-export/import/import-menu.tsx'
import { useImport } from '#web/features/import-export/import/use-import.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { useSession } from '#web/platform/auth/use-session.ts'
import { deleteExpiredDrafts, getDraftPath } from '#web/storage/drafts/drafts.ts'
import { startSync } from '#web/storage/sync/sync-scheduler.ts'
import { useNavigate } from '#web/ui/router/router.tsx'

const NONE: readonly [] = []

/** Composes the home with the analyses of the account and the import menu. */
export const HomeScreen = () => {
  const navigate = useNavigate()
  const { status } = useSession()
  // Offline the list has the analyses that this device has shown.
  const hasAccount = status === 'signed-in' || status === 'unreachable'
  const analyses = useInfiniteQuery({ ...resumesQuery, enabled: hasAccount }, queryClient)
  const imports = useImport(async (id) => {
    if (id !== null) await navigate(getDraftPath(id))
  })
  useEffect(() => {
    deleteExpiredDrafts().catch(console.warn)
    return startSync()
  }, [])
  return (
    <HomePage
      analyses={(hasAccount && analyses.data) || NONE}
      onMoreAnalyses={hasAccount && analyses.hasNextPage ? () => void analyses.fetchNextPage() : null}
      AnalysisRow={PastAnalysis}
      importMenu={<ImportMenu {...imports} />}
    />
  )
}
