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

/** One kind of rows on the device. */
export interface Place {
  readonly database: string
  readonly store: string
}

/** All rows of a store; none while its database is not there. */
export const rowsOf = (page: Page, place: Place) =>
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
 * Holds back every write to a store until the returned function is called: what is done meanwhile is done at one
 * moment. `page` is one that has no part in it. `empty` takes the rows out first.
 */
export const holdWrites = async (
  page: Page,
  { database, store, empty = false }: Place & { readonly empty?: boolean },
): Promise<() => Promise<void>> => {
  await page.evaluate(
    ({ database, store, empty }) =>
      new Promise<void>((held, fail) => {
        const opening = indexedDB.open(database)
        opening.onerror = () => fail(opening.error)
        opening.onsuccess = () => {
          const rows = opening.result.transaction(store, 'readwrite').objectStore(store)
          if (empty) rows.clear()
          let going = true
          addEventListener('let-go', () => {
            going = false
          })
          // A transaction lives as long as it is asked something.
          const ask = () => {
            held()
            if (going) rows.count().onsuccess = ask
            else opening.result.close()
          }
          rows.count().onsuccess = ask
        }
      }),
    { database, store, empty },
  )
  return () => page.evaluate(() => void dispatchEvent(new Event('let-go')))
}
