import { diffTopLevelKeys } from '#shared/resume/edits/create-changes.ts'
import { getRepository } from '../database/connection.ts'
import type { VersionRow } from '../database/rows.ts'
import type { DocumentStore } from '../document/document-store.types.ts'

/** The kept versions of a draft, newest first. */
export const listVersions = async (draftId: string): Promise<VersionRow[]> => (await getRepository()).versions(draftId)

/** Puts a version back as an edit that can be undone; what stood before is kept as a version too. */
export const restoreVersion = async (store: DocumentStore, version: VersionRow): Promise<void> => {
  await store.saveVersion('restore')
  store.edit(diffTopLevelKeys(store.getSnapshot().document, version.document))
}
