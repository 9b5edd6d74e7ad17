import { lazy, Suspense, useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { draftPath, purgeDrafts } from '#web/storage/drafts.ts'
import { keepInSync } from '#web/storage/sync/keep-in-sync.ts'
import { Browse } from '../../../features/gallery/gallery-page.tsx'
import { EditorSkeleton } from '../../../features/editor/editor-skeleton.tsx'
import { Missing } from '../../../components/drafts/missing-draft.tsx'
import type { TemplatesSlots } from '../../../features/editor/editor-slots.ts'
import { useDraftHead } from './use-draft-summary.ts'

const loadEditor = () => import('../../../features/editor/editor.tsx')
const Editor = lazy(async () => ({ default: (await loadEditor()).Editor }))

/**
 * `/templates` browses; `?draft=<id>` edits that draft, or browses for it while it has no template yet; `?for=<id>`
 * browses for a draft that has one.
 */
export const TemplatesPage = ({ AtsView }: TemplatesSlots) => {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const named = query.get('draft')
  const head = useDraftHead(named ?? query.get('for'))
  useEffect(() => {
    loadEditor().catch(() => {
      // Offline before the first visit was whole: choosing a template says so.
    })
    purgeDrafts().catch(console.warn)
    return keepInSync()
  }, [])

  if (named && head === undefined) return <EditorSkeleton />
  if (named && head === null) return <Missing />
  if (named && head?.state === 'ready')
    return (
      <Suspense fallback={<EditorSkeleton />}>
        <Editor
          key={named}
          id={named}
          AtsView={AtsView}
          onBack={() => void navigate(`/templates?for=${named}`)}
          onOpen={(id) => void navigate(draftPath(id))}
        />
      </Suspense>
    )
  return <Browse waiting={head ?? null} onForget={() => void navigate('/templates', { replace: true })} />
}
