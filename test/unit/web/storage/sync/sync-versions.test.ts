import { beforeEach, describe, expect, it } from 'vitest'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import { createEmptyDocument } from '#shared/resume/schema/document.ts'
import { createMemoryRepository } from '#web/storage/database/memory-repository.ts'
import { type DraftRepository, RETAINED_ROWS } from '#web/storage/database/repository.types.ts'
import type { VersionRow } from '#web/storage/database/rows.ts'
import { createRowFromRemote } from '#web/storage/sync/merge-remote.ts'
import { syncVersions, type VersionRemote } from '#web/storage/sync/sync-versions.ts'

type Stored = Parameters<VersionRemote['save']>[1]

/** The versions of one draft in the account. `refuse`: the code with which it refuses the next ones. */
const account = () => {
  const rows = new Map<string, Stored>()
  const requests: string[] = []
  const remote: VersionRemote & { refuse?: ErrorCode } = {
    list: async () => [...rows.values()].map(({ document: _, ...summary }) => summary),
    get: async (_draft, id) => {
      requests.push(`get ${id}`)
      return rows.get(id) ?? Promise.reject(new AppError('not-found'))
    },
    save: async (_draft, version) => {
      requests.push(`save ${version.id}`)
      if (version.name === 'too long') throw new AppError('too-much-text')
      if (remote.refuse) throw new AppError(remote.refuse)
      rows.set(version.id, structuredClone(version))
    },
  }
  return { rows, requests, remote }
}

let server: ReturnType<typeof account>
let laptop: DraftRepository
let phone: DraftRepository
const createDevice = async () => {
  const repository = createMemoryRepository()
  const draft = { id: 'd', version: 1, deleted: false, name: 'CV', document: createEmptyDocument('d', 'es') }
  await repository.mutate('d', () => ({ draft: createRowFromRemote(draft, 1) }))
  return repository
}
beforeEach(async () => {
  server = account()
  laptop = await createDevice()
  phone = await createDevice()
})

const createVersion = (id: string, at: number, name = ''): VersionRow => ({
  id,
  draftId: 'd',
  at,
  reason: 'manual',
  name,
  accountName: null,
  document: createEmptyDocument('d', 'es'),
})
const sync = (repository: DraftRepository, canAdd = true) =>
  syncVersions({ repository, remote: server.remote, draftId: 'd', canAdd })
const list = async (repository: DraftRepository) =>
  (await repository.versions('d')).map(({ id, name, accountName }) => [id, name, accountName])

describe('versions of a draft', () => {
  it('reach the other device through the account, each once', async () => {
    await laptop.putVersions([createVersion('a', 1), createVersion('b', 2, 'first try')])
    await phone.putVersions([createVersion('c', 3)])
    await sync(laptop)
    await sync(phone)
    await sync(laptop)
    const all = [
      ['c', '', ''],
      ['b', 'first try', 'first try'],
      ['a', '', ''],
    ]
    expect([await list(laptop), await list(phone)]).toEqual([all, all])
    const before = server.requests.length
    await sync(laptop)
    await sync(phone)
    expect(server.requests).toHaveLength(before)
  })

  it('have the name that was given last', async () => {
    await laptop.putVersions([createVersion('a', 1)])
    await sync(laptop)
    await sync(phone)
    await phone.renameVersion('a', 'sent')
    await sync(phone, false)
    await sync(laptop)
    expect(await list(laptop)).toEqual([['a', 'sent', 'sent']])
  })

  it('are the newest of both sides, besides those with a name', async () => {
    const old = Array.from({ length: RETAINED_ROWS.versions }, (_, i) => createVersion(`old-${i}`, i))
    await laptop.putVersions([...old, createVersion('named', 0, 'x')])
    await sync(laptop)
    await phone.putVersions(
      Array.from({ length: RETAINED_ROWS.versions }, (_, i) => createVersion(`n-${i}`, 1_000 + i)),
    )
    server.requests.length = 0
    await sync(phone)
    expect(server.requests).toContain('get named')
    expect(server.requests.filter((request) => request.startsWith('get'))).toHaveLength(1)
    expect(server.requests.filter((request) => request.startsWith('save'))).toHaveLength(RETAINED_ROWS.versions)
  })

  it('stay on the device without the plan or without room, and those in the account are read', async () => {
    await laptop.putVersions([createVersion('a', 1)])
    await sync(laptop)
    await phone.putVersions([createVersion('b', 2)])
    await sync(phone, false)
    expect(await list(phone)).toEqual([
      ['b', '', null],
      ['a', '', ''],
    ])
    server.remote.refuse = 'account-full'
    await sync(phone)
    expect([...server.rows.keys()]).toEqual(['a'])
    server.remote.refuse = 'internal'
    await expect(sync(phone)).rejects.toThrow('internal')
  })

  it('reach the account beside one that it refuses', async () => {
    await laptop.putVersions([createVersion('a', 1), createVersion('b', 2, 'too long'), createVersion('c', 3)])
    await sync(laptop)
    expect([...server.rows.keys()]).toEqual(['c', 'a'])
    expect(await list(laptop)).toContainEqual(['b', 'too long', null])
  })

  it('wait for their draft, and are none of a newer release', async () => {
    await laptop.mutate('d', (draft) => draft && { draft: { ...draft, remote: null } })
    await laptop.putVersions([createVersion('a', 1)])
    await sync(laptop)
    expect(server.requests).toEqual([])
    const document = { ...createEmptyDocument('d', 'es'), schemaVersion: 999 }
    server.rows.set('z', { id: 'z', savedAt: 1, reason: 'auto', name: '', document })
    await sync(phone)
    expect(await list(phone)).toEqual([])
  })
})
