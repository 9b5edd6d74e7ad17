/** The storage's code comes only when a person is signed in: the navigation stays light. */
const storage = () => Promise.all([import('#web/storage/accounts.ts'), import('#web/storage/drafts.ts')])

/** How many drafts of the account lie on this device. */
export const countOwnDrafts = async (): Promise<number> => {
  const [, drafts] = await storage()
  return (await drafts.listDrafts()).length
}

/** How many drafts were written on this device before anybody signed in. */
export const countVisitorDrafts = async (): Promise<number> => {
  const [accounts] = await storage()
  return (await accounts.visitorDrafts()).length
}

export const adoptDrafts = async (): Promise<number> => {
  const [accounts] = await storage()
  return accounts.adoptVisitorDrafts()
}

/** Deletes what this device holds of an account that has signed out. */
export const eraseDrafts = async (userId: string): Promise<void> => {
  const [accounts] = await storage()
  await accounts.eraseAccount(userId)
}
