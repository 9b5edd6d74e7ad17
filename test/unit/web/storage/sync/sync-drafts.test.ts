import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { applyChanges } from '#shared/resume/edits/changes.ts'
import { setValue } from '#shared/resume/edits/create-changes.ts'
import { createEmptyDocument } from '#shared/resume/schema/document.ts'
import { createMemoryRepository } from '#web/storage/database/memory-repository.ts'
import type { DraftRepository } from '#web/storage/database/repository.types.ts'
import { toDraftRow } from '#web/storage/drafts/draft.ts'
import type { DraftRemote, RemoteDraft } from '#web/storage/sync/remote.types.ts'
import { syncDrafts } from '#web/storage/sync/sync-drafts.ts'

/** The account's drafts, with the version rules of the API. */
const account = (): DraftRemote & { readonly rows: Map<string, RemoteDraft> } => {
  const rows = new Map<string, RemoteDraft>()
  const write = (row: Omit<RemoteDraft, 'version'>, baseVersion: number): Promise<number> => {
    if ((rows.get(row.id)?.version ?? 0) !== baseVersion) return Promise.reject(new AppError('conflict'))
    rows.set(row.id, structuredClone({ ...row, version: baseVersion + 1 }))
    return Promise.resolve(baseVersion + 1)
  }
  return {
    rows,
    list: async () => [...rows.values()],
    get: async (id) => rows.get(id) ?? Promise.reject(new AppError('not-found')),
    save: ({ baseVersion, ...row }) => write({ ...row, deleted: false }, baseVersion),
    remove: (id, baseVersion) => write({ id, name: '', document: null, deleted: true }, baseVersion),
  }
}

let remote: ReturnType<typeof account>
let laptop: DraftRepository
let phone: DraftRepository
beforeEach(() => {
  remote = account()
  laptop = createMemoryRepository()
  phone = createMemoryRepository()
})

const sync = (repository: DraftRepository) => syncDrafts({ repository, remote, now: () => 1 })
const begin = (repository: DraftRepository) =>
  repository.mutate('d', () => ({
    draft: {
      id: 'd',
      name: 'CV',
      document: createEmptyDocument('d', 'es'),
      createdAt: 0,
      updatedAt: 0,
      version: 1,
      deletedAt: null,
      snapshotAt: 0,
      resumeId: null,
      provenance: [],
      conflicts: [],
      remote: null,
    },
  }))
const write = (repository: DraftRepository, field: 'fullName' | 'phone', text: string) =>
  repository.mutate('d', (current) => {
    if (!current) return null
    const { document } = applyChanges(current.document, setValue(current.document, ['personalInfo', field], text))
    return { draft: { ...toDraftRow(current), document, version: current.version + 1, deletedAt: null } }
  })
const remove = (repository: DraftRepository) =>
  repository.mutate('d', (d) => d && { draft: { ...toDraftRow(d), deletedAt: 1, version: d.version + 1 } })
const person = async (repository: DraftRepository) => (await repository.get('d'))?.document.personalInfo

describe('syncDrafts', () => {
  it('copies drafts between devices and writes nothing without changes', async () => {
    await begin(laptop)
    await write(laptop, 'fullName', 'Ana')
    await sync(laptop)
    await sync(phone)
    expect((await person(phone))?.fullName).toBe('Ana')
    await sync(phone)
    await sync(laptop)
    expect(remote.rows.get('d')?.version).toBe(1)
  })

  it('merges edits of two devices field by field', async () => {
    await begin(laptop)
    await sync(laptop)
    await sync(phone)
    await write(laptop, 'fullName', 'Ana')
    await write(phone, 'phone', '600')
    await sync(laptop)
    await sync(phone)
    await sync(laptop)
    for (const device of [laptop, phone]) expect(await person(device)).toMatchObject({ fullName: 'Ana', phone: '600' })
  })

  it('keeps both texts when the same words were rewritten', async () => {
    await begin(laptop)
    await write(laptop, 'fullName', 'Ana')
    await sync(laptop)
    await sync(phone)
    await write(laptop, 'fullName', 'Julia')
    await write(phone, 'fullName', 'Pedro')
    await sync(laptop)
    await sync(phone)
    expect((await person(phone))?.fullName).toBe('Julia')
    expect((await phone.get('d'))?.conflicts.map((c) => c.change.after)).toEqual(['Pedro'])
  })

  it('deletes on all devices, unless another device has newer edits', async () => {
    await begin(laptop)
    await sync(laptop)
    await sync(phone)
    await remove(laptop)
    await sync(laptop)
    await sync(phone)
    expect((await phone.get('d'))?.deletedAt).not.toBeNull()
    await write(phone, 'fullName', 'Ana')
    await sync(phone)
    await sync(laptop)
    expect((await laptop.get('d'))?.deletedAt).toBeNull()
    expect((await person(laptop))?.fullName).toBe('Ana')
  })

  it('keeps local edits of a draft that another device deleted', async () => {
    await begin(laptop)
    await sync(laptop)
    await sync(phone)
    await write(phone, 'fullName', 'Ana')
    await remove(laptop)
    await sync(laptop)
    await sync(phone)
    expect((await phone.get('d'))?.deletedAt).toBeNull()
    expect(remote.rows.get('d')?.deleted).toBe(false)
  })

  it('keeps a copy of an unrelated local draft with the same id', async () => {
    await begin(laptop)
    await write(laptop, 'fullName', 'Ana')
    await sync(laptop)
    await begin(phone)
    await write(phone, 'fullName', 'Pedro')
    await sync(phone)
    const names = (await phone.list()).map((d) => d.document.personalInfo.fullName)
    expect(names.toSorted()).toEqual(['Ana', 'Pedro'])
  })

  it('continues with the other drafts when one fails', async () => {
    await begin(laptop)
    remote.rows.set('x', {
      id: 'x',
      name: 'from a later app',
      version: 1,
      deleted: false,
      document: { schemaVersion: 99 },
    })
    await expect(sync(laptop)).rejects.toThrow('newer-version')
    expect(remote.rows.has('d')).toBe(true)
  })
})
