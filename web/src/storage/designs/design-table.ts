import Dexie, { type EntityTable, liveQuery } from 'dexie'
import { getDatabaseName } from '../database/database-name.ts'
import { type DesignRow, parseDesignRow } from './design-row.ts'

/** The designs of one account on this device. */
export interface DesignTable {
  /** With those that wait for their deletion. */
  list(): Promise<DesignRow[]>
  get(id: string): Promise<DesignRow | undefined>
  put(row: DesignRow): Promise<void>
  remove(id: string): Promise<void>
}

/** In a database of their own: an earlier release cannot open a newer version of the drafts' one. */
class DesignDatabase extends Dexie {
  declare designs: EntityTable<DesignRow, 'id'>

  constructor(name: string) {
    super(name)
    this.version(1).stores({ designs: 'id' })
  }
}

const getName = (account: string): string => `${getDatabaseName(account)}-designs`

const opened = new Map<string, DesignDatabase>()

const open = (account: string): DesignDatabase => {
  const db = opened.get(account) ?? new DesignDatabase(getName(account))
  opened.set(account, db)
  return db
}

const list = async (db: DesignDatabase): Promise<DesignRow[]> =>
  (await db.designs.toArray()).flatMap((row) => parseDesignRow(row) ?? [])

/** The designs of an account in IndexedDB. */
export const openDesignTable = (account: string): DesignTable => {
  const db = open(account)
  return {
    list: () => list(db),
    get: async (id) => parseDesignRow(await db.designs.get(id)),
    put: async (row) => void (await db.designs.put(row)),
    remove: (id) => db.designs.delete(id),
  }
}

/** Calls `onRows` with the designs of an account, now and after each change in any tab. Returns what stops it. */
export const watchDesigns = (account: string, onRows: (rows: DesignRow[]) => void): (() => void) => {
  const subscription = liveQuery(() => list(open(account))).subscribe({
    next: onRows,
    error: (error: unknown) => {
      console.warn('designs could not be read', error)
      onRows([])
    },
  })
  return () => subscription.unsubscribe()
}

/** Deletes the designs of an account from this device. */
export const deleteDesignTable = async (account: string): Promise<void> => {
  opened.get(account)?.close()
  opened.delete(account)
  await Dexie.delete(getName(account))
}
