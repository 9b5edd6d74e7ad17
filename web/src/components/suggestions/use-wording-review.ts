import { useEffect, useState } from 'react'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import type { WordingReview } from '#shared/scoring/suggestions/review-wording.ts'
import { reviewWording } from '#web/workers/extract/client.ts'

/** While the document is typed in, ms. */
const DELAY_MS = 200

/** The review of a document's wording, made in the worker; the last one while a newer is on its way, null before it. */
export const useWordingReview = (document: ResumeDocument | null): WordingReview | null => {
  const [review, setReview] = useState<WordingReview | null>(null)
  useEffect(() => {
    if (!document) return
    let isStale = false
    const timer = setTimeout(() => {
      // An aborted call may end the worker, which a change at each keystroke would do again and again.
      reviewWording(new AbortController().signal, document, Date.now()).then(
        (found) => isStale || setReview(found),
        (error: unknown) => isStale || console.warn('not reviewed', error),
      )
    }, DELAY_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [document])
  return review
}
