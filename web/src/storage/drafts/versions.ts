import { diffTopLevelKeys } from '#shared/resume/edits/create-changes.ts'
import { getRepository } from '../database/connection.ts'
import type { VersionRow } from '../database/rows.ts'
import type { DocumentStore } from '../document/document-store.types.ts'

/** The stored versions of a draft, newest first. */
export const listVersions = async (draftId: string): Promise<VersionRow[]> => (await getRepository()).versions(draftId)

/** Restores a version as an edit that can be undone, after storing the current state as a version. */
export const restoreVersion = async (store: DocumentStore, version: VersionRow): Promise<void> => {
  await store.saveVersion('restore')
  store.edit(diffTopLevelKeys(store.getSnapshot().document, version.document))
}
