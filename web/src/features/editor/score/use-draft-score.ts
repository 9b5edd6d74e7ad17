import { useEffect, useMemo, useState } from 'react'
import type { Language } from '#shared/languages.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import { runWhenIdle } from '#web/platform/when-idle.ts'
import type { DocumentStore } from '#web/storage/document/document-store.types.ts'
import { scorePdf } from '#web/workers/render/client.ts'
import { createRenderRequest } from '#web/workers/render/create-render-request.ts'
import type { PdfScore } from '#web/workers/render/protocol.ts'
import { createLatestRunner } from '../preview/run-latest.ts'
import type { DraftScore } from './draft-score.ts'

/** The first score is computed at most so long after the page is shown. */
const IDLE_MS = 1_500

interface ScoreInput {
  readonly store: DocumentStore
  readonly templateId: string | null
  /** Language of the returned texts. */
  readonly language: Language
  /** Text of a job ad; empty for none. */
  readonly job: string
}

type CountedScore = DraftScore & { readonly times: number }

/** The module that summarizes is loaded with the first score; it is not needed to open the editor. */
interface ScoredPdf {
  readonly found: PdfScore
  readonly summarize: (found: PdfScore, language: Language) => DraftScore
  readonly times: number
}

/** Scores the open document in the render worker after every change. Returns null until the first result. */
export const useDraftScore = ({ store, templateId, language, job }: ScoreInput): CountedScore | null => {
  const [scored, setScored] = useState<ScoredPdf | null>(null)

  useEffect(() => {
    if (templateId === null) return
    const controller = new AbortController()
    const updateScore = async () => {
      try {
        const request = createRenderRequest(store.getSnapshot().document, templateId)
        const [found, { summarizeAnalysis: summarize }] = await Promise.all([
          scorePdf(controller.signal, request, { now: Date.now(), job }),
          import('./draft-score.ts'),
        ])
        if (!controller.signal.aborted) setScored((before) => ({ found, summarize, times: (before?.times ?? 0) + 1 }))
      } catch (error) {
        // The preview shows the error; the last score stays.
        if (!controller.signal.aborted) console.warn('not scored', toAppError(error).code)
      }
    }
    const queue = createLatestRunner(updateScore)
    let last: unknown = null
    const onChange = () => {
      const { document } = store.getSnapshot()
      if (document === last) return
      last = document
      // The preview subscribes to the same change and must reach the worker first.
      queueMicrotask(queue.request)
    }
    const cancelFirst = runWhenIdle(onChange, IDLE_MS)
    const unsubscribe = store.subscribe(onChange)
    return () => {
      cancelFirst()
      unsubscribe()
      controller.abort()
    }
  }, [store, templateId, job])

  return useMemo(
    () => scored && { ...scored.summarize(scored.found, language), times: scored.times },
    [scored, language],
  )
}
