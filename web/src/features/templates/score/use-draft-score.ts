import { useEffect, useState } from 'react'
import type { Language } from '#shared/languages.ts'
import type { DocumentStore } from '#web/storage/document-store.types.ts'
import type { DraftScore } from './score-draft.ts'

const PAUSE = 600

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 1_500 })
  else setTimeout(work)
}

/** The score, worked out again when typing pauses and the page is idle. Null until the first one. */
export const useDraftScore = (store: DocumentStore, reader: Language): DraftScore | null => {
  const [score, setScore] = useState<DraftScore | null>(null)
  useEffect(() => {
    let over = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let last: unknown = null
    const work = async () => {
      const { scoreDraft } = await import('./score-draft.ts')
      whenIdle(() => {
        const { document } = store.getSnapshot()
        if (over || document === last) return
        last = document
        setScore(scoreDraft(document, reader, Date.now()))
      })
    }
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void work().catch(console.warn), PAUSE)
    }
    soon()
    const stop = store.subscribe(soon)
    return () => {
      over = true
      clearTimeout(timer)
      stop()
    }
  }, [store, reader])
  return score
}
