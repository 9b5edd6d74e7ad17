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

/**
 * Holds back every write to drafts until the returned function is called: what tabs do meanwhile, they do at one moment.
 * `page` is one that has no part in it.
 */
export const holdWrites = async (page: Page): Promise<() => Promise<void>> => {
  await page.evaluate(
    () =>
      new Promise<void>((held, fail) => {
        const opening = indexedDB.open('faro-device')
        opening.onerror = () => fail(opening.error)
        opening.onsuccess = () => {
          const drafts = opening.result.transaction('drafts', 'readwrite').objectStore('drafts')
          let going = true
          addEventListener('let-go', () => {
            going = false
          })
          // A transaction lives as long as it is asked something.
          const ask = () => {
            held()
            if (going) drafts.count().onsuccess = ask
            else opening.result.close()
          }
          drafts.count().onsuccess = ask
        }
      }),
  )
  return () => page.evaluate(() => void dispatchEvent(new Event('let-go')))
}
