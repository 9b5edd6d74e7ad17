import type { Db } from './db.ts'

/** A statement that is built once a database: for the queries of every call. */
export const prepareOnce = <T>(build: (db: Db) => T): ((db: Db) => T) => {
  const known = new WeakMap<Db, T>()
  return (db) => {
    const found = known.get(db)
    if (found !== undefined) return found
    const made = build(db)
    known.set(db, made)
    return made
  }
}
