import Dexie from 'dexie'
import { closeRepository, openRepository } from '../database/connection.ts'
import { getDatabaseName } from '../database/database-name.ts'
import { deleteDesignTable } from '../designs/design-table.ts'
import { deleteJournals } from '../document/journal.ts'
import { type Draft, toDraftRow } from '../drafts/draft.ts'
import { currentAccount, VISITOR_ACCOUNT } from './current-account.ts'

/** Deletes an account's drafts and designs from this device. Call it after the sign-out. */
export const deleteAccountData = async (userId: string): Promise<void> => {
  await closeRepository(userId)
  deleteJournals()
  await Dexie.delete(getDatabaseName(userId))
  await deleteDesignTable(userId)
}

/** Drafts written on this device before signing in, without the deleted ones. */
export const listVisitorDrafts = async (): Promise<Draft[]> =>
  (await (await openRepository(VISITOR_ACCOUNT)).list()).filter((draft) => draft.deletedAt === null)

/** Moves the visitor's drafts to the current account. Returns how many were moved. */
export const adoptVisitorDrafts = async (): Promise<number> => {
  if (currentAccount.get() === VISITOR_ACCOUNT) return 0
  const from = await openRepository(VISITOR_ACCOUNT)
  const to = await openRepository(currentAccount.get())
  const drafts = await listVisitorDrafts()
  for (const draft of drafts) {
    await to.mutate(draft.id, () => ({ draft: { ...toDraftRow(draft), remote: null } }))
    await from.remove(draft.id)
  }
  return drafts.length
}
