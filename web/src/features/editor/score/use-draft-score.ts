import { useEffect, useState } from 'react'
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

/** Scores the open document in the render worker after every change. Returns null until the first result. */
export const useDraftScore = ({ store, templateId, language, job }: ScoreInput): CountedScore | null => {
  const [pdfScore, setPdfScore] = useState<PdfScore | null>(null)
  const [score, setScore] = useState<CountedScore | null>(null)

  useEffect(() => {
    if (templateId === null) return
    const controller = new AbortController()
    const updateScore = async () => {
      try {
        const request = createRenderRequest(store.getSnapshot().document, templateId)
        const found = await scorePdf(controller.signal, request, { now: Date.now(), job })
        if (!controller.signal.aborted) setPdfScore(found)
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

  useEffect(() => {
    if (!pdfScore) return
    let cancelled = false
    void import('./draft-score.ts').then(({ summarizeAnalysis }) => {
      if (!cancelled)
        setScore((before) => ({ ...summarizeAnalysis(pdfScore, language), times: (before?.times ?? 0) + 1 }))
    })
    return () => {
      cancelled = true
    }
  }, [pdfScore, language])
  return score
}
