import { difference } from '#shared/resume/edits/create-changes.ts'
import { repository } from './connection.ts'
import type { DocumentStore } from './document-store.types.ts'
import type { VersionRow } from './rows.ts'

/** The kept versions of a draft, newest first. */
export const listVersions = async (draftId: string): Promise<VersionRow[]> => (await repository()).versions(draftId)

/** Puts a version back as an edit that can be undone; what stood before is kept as a version too. */
export const restoreVersion = async (store: DocumentStore, version: VersionRow): Promise<void> => {
  await store.keepVersion('restore')
  store.edit(difference(store.getSnapshot().document, version.document))
}
