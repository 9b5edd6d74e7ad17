import { lazy, Suspense, useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { MissingDraft } from '#web/components/drafts/missing-draft.tsx'
import { EditorSkeleton } from '#web/features/editor/editor-skeleton.tsx'
import { deleteExpiredDrafts, getDraftPath } from '#web/storage/drafts/drafts.ts'
import { startSync } from '#web/storage/sync/sync-scheduler.ts'
import { GalleryScreen } from './gallery-screen.tsx'
import { useDraftSummary } from './use-draft-summary.ts'

const loadEditor = () => import('./editor-screen.tsx')
const EditorScreen = lazy(async () => ({ default: (await loadEditor()).EditorScreen }))

/**
 * `/templates` shows the gallery. `?draft=<id>` edits that draft, or shows the gallery while it has no template;
 * `?for=<id>` shows the gallery for a draft that has one.
 */
export const TemplatesPage = () => {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const draftId = query.get('draft')
  const draft = useDraftSummary(draftId ?? query.get('for'))
  useEffect(() => {
    loadEditor().catch(() => {
      // Offline, and the editor is not cached: choosing a template reports it.
    })
    deleteExpiredDrafts().catch(console.warn)
    return startSync()
  }, [])

  if (draftId && draft === undefined) return <EditorSkeleton />
  if (draftId && draft === null) return <MissingDraft />
  if (draftId && draft?.hasTemplate)
    return (
      <Suspense fallback={<EditorSkeleton />}>
        <EditorScreen
          key={draftId}
          draftId={draftId}
          onBack={() => void navigate(`/templates?for=${draftId}`)}
          onOpenDraft={(id) => void navigate(getDraftPath(id))}
        />
      </Suspense>
    )
  return <GalleryScreen draft={draft ?? null} onDismissDraft={() => void navigate('/templates', { replace: true })} />
}
