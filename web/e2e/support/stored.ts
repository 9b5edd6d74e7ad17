import type { Page } from '@playwright/test'

interface StoredDocument {
  readonly personalInfo: { readonly fullName: string; readonly phone: string; readonly email: string }
}

/** The visitor's newest draft as it lies in the database, whatever the database's version. */
export const stored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<StoredDocument | undefined>((done, fail) => {
        const opening = indexedDB.open('faro-device')
        opening.onerror = () => fail(opening.error)
        opening.onsuccess = () => {
          const db = opening.result
          const all = db.transaction('drafts').objectStore('drafts').getAll()
          all.onsuccess = () => {
            db.close()
            done(all.result.sort((a, b) => b.updatedAt - a.updatedAt)[0]?.document)
          }
        }
      }),
  )
