import { useEffect, useState } from 'react'
import { toAppError } from '#web/platform/api/errors.ts'
import type { Draft } from '#web/storage/drafts/draft.ts'
import { scorePdf } from '#web/workers/render/client.ts'
import { createRenderRequest } from '#web/workers/render/create-render-request.ts'

export interface FreshScores {
  readonly score: number
  /** Match with the ad of the draft's job; null without one. */
  readonly matchRate: number | null
}

/** Score and match rate of a draft as it is now; null until they are computed, and while it has no template. */
export const useFreshScores = (draft: Draft | null): FreshScores | null => {
  const [scored, setScored] = useState<{ draft: Draft; scores: FreshScores } | null>(null)
  useEffect(() => {
    const template = draft?.document.styling.template
    if (!draft || !template) return
    const controller = new AbortController()
    const run = async () => {
      const options = { now: Date.now(), job: draft.job?.ad ?? '' }
      const { analysis } = await scorePdf(controller.signal, createRenderRequest(draft.document, template), options)
      const matchRate = options.job.trim() === '' ? null : (analysis.match?.rate ?? null)
      setScored({ draft, scores: { score: analysis.overallScore, matchRate } })
    }
    run().catch((error: unknown) => {
      if (!controller.signal.aborted) console.warn('not scored', toAppError(error).code)
    })
    return () => controller.abort()
  }, [draft])
  return scored !== null && scored.draft === draft ? scored.scores : null
}
