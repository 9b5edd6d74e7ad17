import { lazy, Suspense, useEffect } from 'react'
import { MissingDraft } from '#web/components/drafts/missing-draft.tsx'
import { EditorSkeleton } from '#web/features/editor/editor-skeleton.tsx'
import { withAllMessages } from '#web/i18n/i18n.ts'
import { whenIdle } from '#web/platform/when-idle.ts'
import { deleteExpiredDrafts, getComparePath, getDraftPath, getGalleryPath } from '#web/storage/drafts/drafts.ts'
import { startSync } from '#web/storage/sync/sync-scheduler.ts'
import { useNavigate, useSearchParams } from '#web/ui/router/router.tsx'
import { GalleryScreen } from './gallery-screen.tsx'
import { useDraftSummary } from './use-draft-summary.ts'

const ComparePage = lazy(async () => ({
  default: (await withAllMessages(import('#web/features/compare/compare-page.tsx'))).ComparePage,
}))
const loadEditor = () => withAllMessages(import('./editor-screen.tsx'))
const EditorScreen = lazy(async () => ({ default: (await loadEditor()).EditorScreen }))
const LetterScreen = lazy(async () => ({
  default: (await withAllMessages(import('./letter-screen.tsx'))).LetterScreen,
}))

const preloadEditor = (): void => {
  loadEditor().catch(() => {
    // Offline, and the editor is not cached: choosing a template reports it.
  })
}

/**
 * `/templates` shows the gallery. `?draft=<id>` edits that draft, a resume or a letter, or shows the gallery while it
 * has no template; `?for=<id>` shows the gallery for a draft that has one; `?compare=<id>&with=<id>` compares two
 * drafts.
 */
export const TemplatesPage = () => {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const draftId = query.get('draft')
  const draft = useDraftSummary(draftId ?? query.get('for'))
  const isOpen = draftId !== null
  // An open draft needs the editor at once, the gallery only later.
  useEffect(() => (isOpen ? preloadEditor() : whenIdle(preloadEditor)), [isOpen])
  useEffect(() => {
    deleteExpiredDrafts().catch(console.warn)
    return startSync()
  }, [])

  const [compared, counterpart] = [query.get('compare'), query.get('with')]
  if (compared && counterpart)
    return (
      <Suspense fallback={<EditorSkeleton />}>
        <ComparePage
          leftId={compared}
          rightId={counterpart}
          onSelect={(left, right) => void navigate(getComparePath(left, right), { replace: true })}
        />
      </Suspense>
    )
  if (draftId && draft === undefined) return <EditorSkeleton />
  if (draftId && draft === null) return <MissingDraft />
  if (draftId && draft?.isLetter)
    return (
      <Suspense fallback={<EditorSkeleton />}>
        <LetterScreen
          key={draftId}
          draftId={draftId}
          onBack={() => void navigate('/templates')}
          onOpenDraft={(id) => void navigate(getDraftPath(id))}
        />
      </Suspense>
    )
  if (draftId && draft?.hasTemplate)
    return (
      <Suspense fallback={<EditorSkeleton />}>
        <EditorScreen
          key={draftId}
          draftId={draftId}
          onBack={() => void navigate(getGalleryPath(draftId))}
          onOpenDraft={(id) => void navigate(getDraftPath(id))}
        />
      </Suspense>
    )
  return <GalleryScreen draft={draft ?? null} onDismissDraft={() => void navigate('/templates', { replace: true })} />
}
