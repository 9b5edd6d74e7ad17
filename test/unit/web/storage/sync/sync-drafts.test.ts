import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { applyChanges } from '#shared/resume/edits/changes.ts'
import { setValue } from '#shared/resume/edits/create-changes.ts'
import { createEmptyDocument } from '#shared/resume/schema/document.ts'
import { createDraftJob, type DraftJob } from '#shared/resume/tailoring/draft-job.ts'
import { createBasedOn } from '#shared/resume/tailoring/share-facts.ts'
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
      job: null,
      basedOn: null,
      remote: null,
    },
  }))
const write = (repository: DraftRepository, field: 'fullName' | 'phone', text: string, id = 'd') =>
  repository.mutate(id, (current) => {
    if (!current) return null
    const { document } = applyChanges(current.document, setValue(current.document, ['personalInfo', field], text))
    return { draft: { ...toDraftRow(current), document, version: current.version + 1, deletedAt: null } }
  })
const remove = (repository: DraftRepository) =>
  repository.mutate('d', (d) => d && { draft: { ...toDraftRow(d), deletedAt: 1, version: d.version + 1 } })
const setJob = (repository: DraftRepository, job: DraftJob) =>
  repository.mutate('d', (d) => d && { draft: { ...toDraftRow(d), job, version: d.version + 1 } })
const tailor = async (repository: DraftRepository) => {
  const base = await repository.get('d')
  if (!base) return
  const { document } = base
  await repository.mutate('tailored', () => ({
    draft: {
      ...toDraftRow(base),
      id: 'tailored',
      document: { ...document, id: 'tailored' },
      basedOn: createBasedOn('d', document),
      remote: null,
    },
  }))
}
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

  it('keeps the time of the last edit: a sync is not one', async () => {
    await begin(laptop)
    await sync(laptop)
    await sync(laptop)
    expect((await laptop.get('d'))?.updatedAt).toBe(0)
    // Another device saves the same document again, as after a change of its job.
    const saved = remote.rows.get('d')
    if (saved) remote.rows.set('d', { ...saved, version: saved.version + 1, updatedAt: 70 })
    await sync(laptop)
    expect((await laptop.get('d'))?.updatedAt).toBe(0)
    await sync(phone)
    expect((await phone.get('d'))?.updatedAt).toBe(70)
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

  it('brings the job of a draft to the other device and merges its fields', async () => {
    await begin(laptop)
    await setJob(laptop, createDraftJob('Se busca panadera'))
    await sync(laptop)
    await sync(phone)
    const job = (await phone.get('d'))?.job
    expect(job?.ad).toBe('Se busca panadera')
    await setJob(phone, { ...createDraftJob('Se busca panadera'), status: 'applied', statusDate: '2026-03-04' })
    await setJob(laptop, { ...createDraftJob('Se busca panadera'), company: 'Horno Sur' })
    await sync(phone)
    await sync(laptop)
    await sync(phone)
    for (const device of [laptop, phone])
      expect((await device.get('d'))?.job).toMatchObject({ status: 'applied', company: 'Horno Sur' })
  })

  it('keeps the job of a draft when the server does not know jobs', async () => {
    await begin(laptop)
    await setJob(laptop, createDraftJob('Se busca panadera'))
    await sync(laptop)
    const { job: _job, basedOn: _basedOn, ...row } = remote.rows.get('d') ?? (await remote.get('d'))
    remote.rows.set('d', { ...row, version: 2 })
    await sync(laptop)
    expect((await laptop.get('d'))?.job?.ad).toBe('Se busca panadera')
  })

  it('shares the facts of a base with its tailored drafts, whatever device changed them', async () => {
    await begin(laptop)
    await tailor(laptop)
    await sync(laptop)
    await sync(phone)
    await write(phone, 'phone', '555 0101', 'tailored')
    await sync(phone)
    expect((await person(phone))?.phone).toBe('555 0101')
    await write(laptop, 'fullName', 'Irene Solà')
    for (const device of [laptop, phone, laptop]) await sync(device)
    for (const device of [laptop, phone]) {
      const all = await device.list()
      expect(all.map(({ document: { personalInfo } }) => [personalInfo.fullName, personalInfo.phone])).toEqual([
        ['Irene Solà', '555 0101'],
        ['Irene Solà', '555 0101'],
      ])
      expect(all.flatMap(({ conflicts }) => conflicts)).toEqual([])
    }
    const versions = [...remote.rows.values()].map(({ version }) => version)
    for (const device of [laptop, phone]) await sync(device)
    expect([...remote.rows.values()].map(({ version }) => version)).toEqual(versions)
  })

  it('leaves a tailored draft as it is when its base is deleted', async () => {
    await begin(laptop)
    await tailor(laptop)
    await sync(laptop)
    await sync(phone)
    await remove(laptop)
    await sync(laptop)
    await sync(phone)
    await write(phone, 'phone', '555 0102', 'tailored')
    await sync(phone)
    expect((await phone.get('tailored'))?.document.personalInfo.phone).toBe('555 0102')
    expect((await phone.get('d'))?.deletedAt).not.toBeNull()
  })
})
