import { useEffect } from 'react'
import { createDraftJob, type DraftJob } from '#shared/resume/tailoring/draft-job.ts'
import type { DocumentSnapshot, DocumentStore } from '#web/storage/document/document-store.types.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import type { DraftScore } from '../score/draft-score.ts'

const selectJob = (snapshot: DocumentSnapshot) => snapshot.job

/** The job of the open draft; null while it has none. */
export const useJob = (store: DocumentStore): DraftJob | null => useDocument(store, selectJob)

/**
 * Changes fields of the open draft's job, which is created with the first one. Nothing in a draft that is read-only or
 * was deleted: a write would restore it.
 */
export const updateJob = (store: DocumentStore, changed: Partial<DraftJob>): void => {
  const { job, problem, deleted } = store.getSnapshot()
  if (problem === null && !deleted) store.updateMetadata({ job: { ...(job ?? createDraftJob('')), ...changed } })
}

/** Stores the computed score and match rate in the job, for lists; a job without a position gets that of its ad. */
export const useStoredScores = (store: DocumentStore, result: DraftScore | null): void => {
  useEffect(() => {
    const { job } = store.getSnapshot()
    if (!job || !result) return
    const { score, match } = result
    const matchRate = job.ad.trim() === '' ? null : (match?.rate ?? null)
    if (job.score === score && job.matchRate === matchRate) return
    const title = job.title === '' && job.matchRate === null ? (match?.title ?? '') : job.title
    updateJob(store, { score, matchRate, title })
  }, [store, result])
}
