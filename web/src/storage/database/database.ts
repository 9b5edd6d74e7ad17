import Dexie, { type EntityTable, type Table } from 'dexie'
import { newId } from '../new-id.ts'
import { getDatabaseName } from './database-name.ts'
import type { ChangeRow } from './rows.ts'

interface StoredDraft {
  id: string
  updatedAt: number
}
interface StoredVersion {
  id: string
  draftId: string
  at: number
  /** Missing in rows of earlier releases. */
  name?: string
}
interface MetaRow {
  key: string
  value: string
}

/**
 * Drafts of one account. A shipped `version(n)` is never edited: a schema change adds a new one with its `upgrade`.
 * Documents inside the rows are versioned separately (`migrateDocument`).
 */
export class FaroDatabase extends Dexie {
  declare drafts: EntityTable<StoredDraft, 'id'>
  declare changes: Table<ChangeRow, number>
  declare versions: EntityTable<StoredVersion, 'id'>
  declare meta: EntityTable<MetaRow, 'key'>

  constructor(account: string) {
    super(getDatabaseName(account))
    this.version(1).stores({
      drafts: 'id, updatedAt',
      changes: '++seq, draftId',
      versions: 'id, draftId',
      meta: 'key',
    })
    this.on('populate', (transaction) => transaction.table('meta').add({ key: 'made', value: newId() }))
  }
}
