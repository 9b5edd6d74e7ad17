import { AppError } from '#shared/errors.ts'
import type { SavedDesign } from '#shared/resume/design/own-design.ts'
import type { DesignRow } from './design-row.ts'
import type { DesignTable } from './design-table.ts'

interface RemoteDesign {
  readonly id: string
  readonly version: number
  /** UTC ms. */
  readonly updatedAt: number
}

/** Designs in the account. Throws `AppError`: `conflict` when `baseVersion` is outdated, `not-found` and others. */
export interface DesignRemote {
  list(): Promise<readonly RemoteDesign[]>
  get(id: string): Promise<RemoteDesign & { readonly design: SavedDesign }>
  save(design: SavedDesign, baseVersion: number): Promise<{ readonly version: number; readonly updatedAt: number }>
  remove(id: string): Promise<void>
}

export interface DesignSync {
  readonly table: DesignTable
  readonly remote: DesignRemote
  readonly newId: () => string
}

/** What no later try would change: the row says why, and stays on the device. */
const REFUSALS: ReadonlySet<string> = new Set([
  'plan-required',
  'too-many-designs',
  'account-full',
  'invalid-design',
  'low-contrast',
  'unreadable-face',
  'unreadable-logo',
])

/**
 * Syncs the device's designs with the account: pulls what other devices saved or deleted, then pushes what changed here.
 * A design that changed on both sides is kept twice. Rejects with the first failure other than a refusal.
 */
export const syncDesigns = async (sync: DesignSync): Promise<void> => {
  const { table, remote } = sync
  const theirs = new Map((await remote.list()).map((summary) => [summary.id, summary]))
  for (const row of await table.list()) if (row.version > 0 && !theirs.has(row.id)) await dropDeleted(table, row)
  for (const summary of theirs.values()) await pull(sync, summary)
  for (const row of await table.list()) if (row.isChanged) await push(sync, row)
}

/** Of a design that another device deleted, only changes made here since stay, as a new design. */
const dropDeleted = (table: DesignTable, row: DesignRow): Promise<void> =>
  row.isChanged && !row.isDeleted ? table.put({ ...row, version: 0 }) : table.remove(row.id)

const pull = async (sync: DesignSync, summary: RemoteDesign): Promise<void> => {
  const { table, remote } = sync
  const row = await table.get(summary.id)
  if (row && row.version >= summary.version) return
  if (row?.isDeleted) return table.put({ ...row, version: summary.version })
  const { design, version, updatedAt } = await remote.get(summary.id)
  if (row?.isChanged) await keepAsCopy(sync, row)
  await table.put({ id: design.id, design, version, updatedAt, isChanged: false, isDeleted: false, refused: null })
}

const keepAsCopy = async ({ table, newId }: DesignSync, row: DesignRow): Promise<void> => {
  const design = copyDesign(row.design, newId(), `${row.design.brand.name} (2)`)
  await table.put({ ...row, id: design.id, design, version: 0, isChanged: true, isDeleted: false, refused: null })
}

const push = async (sync: DesignSync, row: DesignRow): Promise<void> => {
  const { table, remote } = sync
  try {
    if (row.isDeleted) {
      if (row.version > 0) await remote.remove(row.id)
      await table.remove(row.id)
      return
    }
    const { version, updatedAt } = await remote.save(row.design, row.version)
    const current = await table.get(row.id)
    const isSame = current !== undefined && current.updatedAt === row.updatedAt && current.isDeleted === row.isDeleted
    if (current)
      await table.put({
        ...current,
        version,
        refused: null,
        ...(isSame && { updatedAt, isChanged: false }),
      })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'not-found') return row.isDeleted ? table.remove(row.id) : table.put({ ...row, version: 0 })
    if (error.code === 'conflict') return pull(sync, { id: row.id, version: Number.MAX_SAFE_INTEGER, updatedAt: 0 })
    if (!REFUSALS.has(error.code)) throw error
    await table.put({ ...row, refused: error.code })
  }
}

/** A design under another id and name. */
export const copyDesign = (saved: SavedDesign, id: string, name: string): SavedDesign => {
  const shown = name.slice(0, 60)
  return {
    ...saved,
    id,
    design: saved.design && { ...saved.design, id: `own-${id}`, name: shown },
    brand: { ...saved.brand, id, name: shown },
  }
}
