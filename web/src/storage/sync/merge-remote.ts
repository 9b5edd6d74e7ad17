import { applyChanges } from '#shared/resume/edits/changes.ts'
import { isDeepEqual } from '#shared/resume/edits/deep-equal.ts'
import { diffDocuments } from '#shared/resume/edits/diff-documents.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { migrateDocument } from '#shared/resume/schema/migrate-document.ts'
import { mergeBasedOn } from '#shared/resume/tailoring/based-on.ts'
import { mergeJob } from '#shared/resume/tailoring/draft-job.ts'
import { isFactPath } from '#shared/resume/tailoring/facts.ts'
import type { DraftRow } from '../database/rows.ts'
import { cleanDraftName, type Draft, toDraftRow } from '../drafts/draft.ts'
import { newId } from '../new-id.ts'
import type { RemoteDraft } from './remote.types.ts'

/** Whether a draft changed on this device since the last sync. */
export const hasLocalChanges = (draft: DraftRow): boolean =>
  draft.remote === null || draft.remote.seen !== draft.version

const getMergeBase = (draft: Draft): ResumeDocument | null => {
  try {
    return draft.remote ? migrateDocument(draft.remote.document) : null
  } catch {
    return null
  }
}

/**
 * Merges the account's version into a draft: local edits since the last sync are applied to it, field by field; those
 * that contradict it become conflicts of the draft. `at`: UTC ms. Throws `newer-version` for a later document schema.
 */
export const mergeRemote = (draft: Draft, theirs: RemoteDraft, at: number): DraftRow => {
  const document = migrateDocument(theirs.document)
  const version = draft.version + 1
  const { job = draft.job, basedOn = draft.basedOn } = theirs
  const remote = { version: theirs.version, document, job, basedOn }
  const row = { ...toDraftRow(draft), version }
  // A sync is not an edit: the time changes only with the document, to the time of the edit elsewhere.
  const getEditTime = (result: ResumeDocument): number =>
    isDeepEqual(result, draft.document) ? draft.updatedAt : Math.max(draft.updatedAt, theirs.updatedAt ?? at)
  if (!hasLocalChanges(draft))
    return {
      ...row,
      name: cleanDraftName(theirs.name),
      document,
      updatedAt: getEditTime(document),
      job,
      basedOn,
      deletedAt: null,
      remote: { ...remote, seen: version },
    }
  const base = getMergeBase(draft)
  const mine = diffDocuments(base ?? document, base ? draft.document : document)
  const merged = applyChanges(document, mine)
  const mergedJob = mergeJob(draft.remote?.job ?? null, job, draft.job)
  const mergedBasedOn = mergeBasedOn(draft.remote?.basedOn ?? null, basedOn, draft.basedOn)
  const isEqual =
    isDeepEqual([merged.document, mergedJob, mergedBasedOn], [document, job, basedOn]) && draft.name === theirs.name
  // The base decides about the facts of a tailored draft; see `shareFacts`.
  const conflicts = merged.conflicts.filter(({ path }) => mergedBasedOn === null || !isFactPath(path))
  return {
    ...row,
    document: merged.document,
    updatedAt: getEditTime(merged.document),
    job: mergedJob,
    basedOn: mergedBasedOn,
    deletedAt: null,
    conflicts: [...draft.conflicts, ...conflicts.map((change) => ({ id: newId(), at, change }))],
    remote: { ...remote, seen: isEqual ? version : 0 },
  }
}

/** A row for a draft that another device created. `at`: UTC ms. */
export const createRowFromRemote = (theirs: RemoteDraft, at: number): DraftRow => {
  const { id, name, version, document: stored, updatedAt = at, job = null, basedOn = null } = theirs
  const document = migrateDocument(stored)
  return {
    id,
    name: cleanDraftName(name),
    document,
    createdAt: at,
    updatedAt,
    version: 1,
    deletedAt: null,
    snapshotAt: at,
    resumeId: null,
    provenance: [],
    conflicts: [],
    job,
    basedOn,
    remote: { version, seen: 1, document, job, basedOn },
  }
}
