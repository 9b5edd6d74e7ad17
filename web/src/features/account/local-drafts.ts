/** The storage's code comes only when a person is signed in: the navigation stays light. */
const loadStorage = () =>
  Promise.all([import('#web/storage/account/account-data.ts'), import('#web/storage/drafts/drafts.ts')])

/** How many drafts of the account lie on this device. */
export const countAccountDrafts = async (): Promise<number> => {
  const [, drafts] = await loadStorage()
  return (await drafts.listDrafts()).length
}

/** How many drafts were written on this device before anybody signed in. */
export const countVisitorDrafts = async (): Promise<number> => {
  const [accounts] = await loadStorage()
  return (await accounts.listVisitorDrafts()).length
}

export const adoptDrafts = async (): Promise<number> => {
  const [accounts] = await loadStorage()
  return accounts.adoptVisitorDrafts()
}

/** Deletes what this device holds of an account that has signed out. */
export const deleteAccountDrafts = async (userId: string): Promise<void> => {
  const [accounts] = await loadStorage()
  await accounts.deleteAccountData(userId)
}
