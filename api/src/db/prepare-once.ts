import type { Db } from './db.ts'

/** Builds a prepared statement once per database; for queries that run on every request. */
export const prepareOnce = <T>(build: (db: Db) => T): ((db: Db) => T) => {
  const statements = new WeakMap<Db, T>()
  return (db) => {
    const cached = statements.get(db)
    if (cached !== undefined) return cached
    const statement = build(db)
    statements.set(db, statement)
    return statement
  }
}
