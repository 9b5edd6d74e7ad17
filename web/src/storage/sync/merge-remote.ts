import { applyChanges } from '#shared/resume/edits/changes.ts'
import { isDeepEqual } from '#shared/resume/edits/deep-equal.ts'
import { diffDocuments } from '#shared/resume/edits/diff-documents.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { migrateDocument } from '#shared/resume/schema/migrate-document.ts'
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
  const remote = { version: theirs.version, document }
  const row = { ...toDraftRow(draft), version, updatedAt: at }
  if (!hasLocalChanges(draft))
    return {
      ...row,
      name: cleanDraftName(theirs.name),
      document,
      deletedAt: null,
      remote: { ...remote, seen: version },
    }
  const base = getMergeBase(draft)
  const mine = diffDocuments(base ?? document, base ? draft.document : document)
  const merged = applyChanges(document, mine)
  const isEqual = isDeepEqual(merged.document, document) && draft.name === theirs.name
  return {
    ...row,
    document: merged.document,
    deletedAt: null,
    conflicts: [...draft.conflicts, ...merged.conflicts.map((change) => ({ id: newId(), at, change }))],
    remote: { ...remote, seen: isEqual ? version : 0 },
  }
}

/** A row for a draft that another device created. `at`: UTC ms. */
export const createRowFromRemote = ({ id, name, version, document: stored }: RemoteDraft, at: number): DraftRow => {
  const document = migrateDocument(stored)
  return {
    id,
    name: cleanDraftName(name),
    document,
    createdAt: at,
    updatedAt: at,
    version: 1,
    deletedAt: null,
    snapshotAt: at,
    resumeId: null,
    provenance: [],
    conflicts: [],
    remote: { version, seen: 1, document },
  }
}
