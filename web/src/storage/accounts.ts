import Dexie from 'dexie'
import { account, VISITOR } from './account.ts'
import { closeRepository, repositoryOf } from './connection.ts'
import { databaseName } from './database-name.ts'
import { type Draft, rowOf } from './draft.ts'
import { dropJournals } from './journal.ts'

/** Deletes an account's drafts from this device, once it is signed out. */
export const eraseAccount = async (userId: string): Promise<void> => {
  await closeRepository(userId)
  dropJournals()
  await Dexie.delete(databaseName(userId))
}

/** What the visitor wrote on this device before signing in: offered then. */
export const visitorDrafts = async (): Promise<Draft[]> =>
  (await (await repositoryOf(VISITOR)).list()).filter((draft) => draft.deletedAt === null)

/** Moves the visitor's drafts into the account that is shown. Gives how many. */
export const adoptVisitorDrafts = async (): Promise<number> => {
  if (account.get() === VISITOR) return 0
  const from = await repositoryOf(VISITOR)
  const to = await repositoryOf(account.get())
  const drafts = await visitorDrafts()
  for (const draft of drafts) {
    await to.mutate(draft.id, () => ({ draft: { ...rowOf(draft), remote: null } }))
    await from.remove(draft.id)
  }
  return drafts.length
}
