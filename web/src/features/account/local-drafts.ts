/** Loads the storage code on demand, to keep the navigation's chunk small. */
const loadStorage = () =>
  Promise.all([import('#web/storage/account/account-data.ts'), import('#web/storage/drafts/drafts.ts')])

/** Number of drafts of the current account on this device. */
export const countAccountDrafts = async (): Promise<number> => {
  const [, drafts] = await loadStorage()
  return (await drafts.listDrafts()).length
}

/** Number of drafts that were written on this device without an account. */
export const countVisitorDrafts = async (): Promise<number> => {
  const [accounts] = await loadStorage()
  return (await accounts.listVisitorDrafts()).length
}

/** Moves the visitor's drafts to the current account. Returns how many were moved. */
export const adoptDrafts = async (): Promise<number> => {
  const [accounts] = await loadStorage()
  return accounts.adoptVisitorDrafts()
}

/** Deletes the drafts of an account from this device, after its sign-out. */
export const deleteAccountDrafts = async (userId: string): Promise<void> => {
  const [accounts] = await loadStorage()
  await accounts.deleteAccountData(userId)
}
