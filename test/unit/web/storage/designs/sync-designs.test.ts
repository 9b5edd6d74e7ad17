import { describe, expect, it } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { createSequentialIds } from '#shared/ids.ts'
import type { SavedDesign } from '#shared/resume/design/own-design.ts'
import { createBrand } from '#test/utils/files/own-faces.ts'
import type { DesignRow } from '#web/storage/designs/design-row.ts'
import type { DesignTable } from '#web/storage/designs/design-table.ts'
import { type DesignRemote, syncDesigns } from '#web/storage/designs/sync-designs.ts'

const toId = (n: number): string => n.toString(16).padStart(32, '0')

const createDesign = (id: string, name = 'Aldaba'): SavedDesign => ({
  schemaVersion: 1,
  id,
  design: null,
  brand: createBrand({ id, name }),
  onReports: false,
})

const createTable = (): DesignTable & { rows: Map<string, DesignRow> } => {
  const rows = new Map<string, DesignRow>()
  return {
    rows,
    list: async () => [...rows.values()],
    get: async (id) => rows.get(id),
    put: async (row) => void rows.set(row.id, row),
    remove: async (id) => void rows.delete(id),
  }
}

interface Stored {
  readonly design: SavedDesign
  readonly version: number
}

/** An account in memory. `hasPlan` false refuses new designs. */
const createAccount = () => {
  const stored = new Map<string, Stored>()
  const account = { hasPlan: true }
  const remote: DesignRemote = {
    list: async () => [...stored].map(([id, { version }]) => ({ id, version, updatedAt: 10 * version })),
    get: async (id) => {
      const found = stored.get(id)
      if (!found) throw new AppError('not-found')
      return { id, ...found, updatedAt: 10 * found.version }
    },
    save: async (design, baseVersion) => {
      const found = stored.get(design.id)
      if (baseVersion === 0 && !account.hasPlan) throw new AppError('plan-required')
      if (found && found.version !== baseVersion) throw new AppError('conflict')
      if (!found && baseVersion > 0) throw new AppError('not-found')
      stored.set(design.id, { design, version: baseVersion + 1 })
      return { version: baseVersion + 1, updatedAt: 10 * (baseVersion + 1) }
    },
    remove: async (id) => {
      if (!stored.delete(id)) throw new AppError('not-found')
    },
  }
  return { stored, remote, account }
}

const edit = (table: DesignTable, design: SavedDesign, version = 0, parts: Partial<DesignRow> = {}) =>
  table.put({
    id: design.id,
    design,
    version,
    isChanged: true,
    isDeleted: false,
    updatedAt: 1,
    refused: null,
    ...parts,
  })

const setUp = () => {
  const { stored, remote, account } = createAccount()
  const [one, two] = [createTable(), createTable()]
  const ids = createSequentialIds('copy')
  const sync = (table: DesignTable) => syncDesigns({ table, remote, newId: ids })
  return { stored, account, one, two, sync, remote }
}

const names = (table: { rows: Map<string, DesignRow> }) =>
  [...table.rows.values()].map(({ design }) => design.brand.name)

describe('designs of several devices', () => {
  it('reach the account and the other device', async () => {
    const { stored, one, two, sync } = setUp()
    await edit(one, createDesign(toId(1)))
    await sync(one)
    expect(stored.get(toId(1))?.version).toBe(1)
    expect(one.rows.get(toId(1))).toMatchObject({ version: 1, isChanged: false })
    await sync(two)
    expect(two.rows.get(toId(1))).toMatchObject({ version: 1, isChanged: false })
    await edit(two, createDesign(toId(1), 'Nueva'), 1)
    await sync(two)
    await sync(one)
    expect(names(one)).toEqual(['Nueva'])
  })

  it('that were deleted on one are deleted on the other', async () => {
    const { stored, one, two, sync } = setUp()
    await edit(one, createDesign(toId(1)))
    await sync(one)
    await sync(two)
    await edit(one, createDesign(toId(1)), 1, { isDeleted: true })
    await sync(one)
    expect(stored.size).toBe(0)
    expect(one.rows.size).toBe(0)
    await sync(two)
    expect(two.rows.size).toBe(0)
  })

  it('that changed on both are kept twice', async () => {
    const { stored, one, two, sync } = setUp()
    await edit(one, createDesign(toId(1)))
    await sync(one)
    await sync(two)
    await edit(one, createDesign(toId(1), 'De casa'), 1)
    await edit(two, createDesign(toId(1), 'De la oficina'), 1)
    await sync(one)
    await sync(two)
    expect(names(two).sort()).toEqual(['De casa', 'De la oficina (2)'])
    await sync(one)
    expect(names(one).sort()).toEqual(['De casa', 'De la oficina (2)'])
    expect(stored.size).toBe(2)
  })

  it('that another device saved between the list and the save are kept twice', async () => {
    const { stored, one, sync, remote } = setUp()
    await remote.save(createDesign(toId(1), 'De casa'), 0)
    await edit(one, createDesign(toId(1), 'Mía'), 1)
    const list = remote.list
    await syncDesigns({
      table: one,
      newId: createSequentialIds('copy'),
      remote: {
        ...remote,
        list: async () => {
          const found = await list()
          stored.set(toId(1), { design: createDesign(toId(1), 'Otra'), version: 2 })
          return found
        },
      },
    })
    await sync(one)
    expect(names(one).sort()).toEqual(['Mía (2)', 'Otra'])
  })

  it('stay on the device without the plan, and say why; those that exist are edited still', async () => {
    const { account, stored, one, sync } = setUp()
    await edit(one, createDesign(toId(1)))
    await sync(one)
    account.hasPlan = false
    await edit(one, createDesign(toId(1), 'Nueva'), 1)
    await edit(one, createDesign(toId(2), 'Otra'))
    await sync(one)
    expect(stored.get(toId(1))?.design.brand.name).toBe('Nueva')
    expect(one.rows.get(toId(2))).toMatchObject({ isChanged: true, refused: 'plan-required' })
  })

  it('are not lost when another device deleted what changed here', async () => {
    const { stored, one, sync } = setUp()
    await edit(one, createDesign(toId(1)))
    await sync(one)
    stored.clear()
    await edit(one, createDesign(toId(1), 'Sigue'), 1)
    await sync(one)
    expect(stored.get(toId(1))?.design.brand.name).toBe('Sigue')
  })
})
