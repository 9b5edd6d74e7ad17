import { diffTopLevelKeys } from '#shared/resume/edits/create-changes.ts'
import { withFactsOf } from '#shared/resume/tailoring/share-facts.ts'
import { getRepository } from '../database/connection.ts'
import type { VersionRow } from '../database/rows.ts'
import type { DocumentStore } from '../document/document-store.types.ts'
import { cleanDraftName } from './draft.ts'

/** The stored versions of a draft, newest first. */
export const listVersions = async (draftId: string): Promise<VersionRow[]> => (await getRepository()).versions(draftId)

/** Names a version; an empty name removes it. A version with a name is kept. */
export const renameVersion = async (versionId: string, name: string): Promise<void> =>
  (await getRepository()).renameVersion(versionId, cleanDraftName(name))

/**
 * Restores a version as an edit that can be undone, after storing the current state as a version. A tailored draft keeps
 * the facts that it has now, which are those of its base.
 */
export const restoreVersion = async (store: DocumentStore, version: VersionRow): Promise<void> => {
  await store.saveVersion('restore')
  const { document, basedOn } = store.getSnapshot()
  const restored = basedOn ? withFactsOf(version.document, document) : version.document
  store.edit(diffTopLevelKeys(document, restored))
}
