import type { Page } from '@playwright/test'

interface StoredDocument {
  readonly personalInfo: { readonly fullName: string; readonly phone: string; readonly email: string }
}

/** The document of the draft that was updated last, straight from IndexedDB. */
export const readNewestDraft = (page: Page) =>
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

export interface StoreLocation {
  readonly database: string
  readonly store: string
}

/** All rows of a store; none while its database does not exist. */
export const readRows = (page: Page, place: StoreLocation) =>
  page.evaluate(async ({ database, store }) => {
    const found = await indexedDB.databases()
    if (!found.some(({ name }) => name === database)) return []
    return new Promise<Record<string, unknown>[]>((done, fail) => {
      const opening = indexedDB.open(database)
      opening.onerror = () => fail(opening.error)
      opening.onsuccess = () => {
        const all = opening.result.transaction(store).objectStore(store).getAll()
        all.onsuccess = () => {
          opening.result.close()
          done(all.result)
        }
      }
    })
  }, place)

/**
 * Blocks every write to a store until the returned function is called, so that writes of several tabs run at once.
 * `page` must be a tab that takes no part. `empty` clears the store first.
 */
export const blockWrites = async (
  page: Page,
  { database, store, empty = false }: StoreLocation & { readonly empty?: boolean },
): Promise<() => Promise<void>> => {
  await page.evaluate(
    ({ database, store, empty }) =>
      new Promise<void>((started, fail) => {
        const opening = indexedDB.open(database)
        opening.onerror = () => fail(opening.error)
        opening.onsuccess = () => {
          const rows = opening.result.transaction(store, 'readwrite').objectStore(store)
          if (empty) rows.clear()
          let isBlocked = true
          addEventListener('let-go', () => {
            isBlocked = false
          })
          // A transaction stays open as long as it has requests.
          const keepOpen = () => {
            started()
            if (isBlocked) rows.count().onsuccess = keepOpen
            else opening.result.close()
          }
          rows.count().onsuccess = keepOpen
        }
      }),
    { database, store, empty },
  )
  return () => page.evaluate(() => void dispatchEvent(new Event('let-go')))
}
