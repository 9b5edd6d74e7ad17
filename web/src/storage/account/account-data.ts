import Dexie from 'dexie'
import { closeRepository, openRepository } from '../database/connection.ts'
import { getDatabaseName } from '../database/database-name.ts'
import { deleteJournals } from '../document/journal.ts'
import { type Draft, toDraftRow } from '../drafts/draft.ts'
import { currentAccount, VISITOR_ACCOUNT } from './current-account.ts'

/** Deletes an account's drafts from this device, once it is signed out. */
export const deleteAccountData = async (userId: string): Promise<void> => {
  await closeRepository(userId)
  deleteJournals()
  await Dexie.delete(getDatabaseName(userId))
}

/** What the visitor wrote on this device before signing in: offered then. */
export const listVisitorDrafts = async (): Promise<Draft[]> =>
  (await (await openRepository(VISITOR_ACCOUNT)).list()).filter((draft) => draft.deletedAt === null)

/** Moves the visitor's drafts into the account that is shown. Gives how many. */
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
