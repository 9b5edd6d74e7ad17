import { describe, expect, it } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { deliverEntries, type OutboxGateway } from '#web/storage/outbox/deliver-entries.ts'
import type { OutboxEntry } from '#web/storage/outbox/outbox-entry.ts'

const row = (key: string): OutboxEntry => ({ key, at: 0, fields: { text: key }, resumeId: null, error: null })

/** An outbox and a server that stores one CV per key. */
const rig = (keys: readonly string[], overrides: Partial<OutboxGateway> = {}) => {
  const rows = new Map(keys.map((key) => [key, row(key)]))
  const server = new Map<string, string>()
  const analysed: string[] = []
  const courier: OutboxGateway = {
    list: async () => [...rows.values()],
    update: async (key, what) => {
      const found = rows.get(key)
      if (found) rows.set(key, { ...found, ...what })
      return found !== undefined
    },
    delete: async (key) => void rows.delete(key),
    upload: async ({ key }) => {
      server.set(key, `cv-${key}`)
      return `cv-${key}`
    },
    analyze: async (id) => void analysed.push(id),
    deleteUploaded: async (id) => void server.delete(id.replace('cv-', '')),
    ...overrides,
  }
  return { rows, server, analysed, courier }
}

describe('deliverEntries', () => {
  it('sends each entry once, in order, and empties the outbox', async () => {
    const { rows, analysed, courier } = rig(['a', 'b'])
    const { delivered, stopReason } = await deliverEntries(courier)
    expect(delivered.map(({ key }) => key)).toEqual(['a', 'b'])
    expect(stopReason).toBeNull()
    expect(analysed).toEqual(['cv-a', 'cv-b'])
    expect(rows.size).toBe(0)
  })

  it('stops when the connection is lost and resumes where it stopped', async () => {
    let online = false
    const { rows, server, analysed, courier } = rig(['a', 'b'], {
      analyze: async (id) => {
        if (!online) throw new AppError('offline')
        analysed.push(id)
      },
    })
    expect(await deliverEntries(courier)).toEqual({ delivered: [], stopReason: 'offline' })
    expect(rows.get('a')?.resumeId).toBe('cv-a')
    expect(rows.get('b')?.resumeId).toBeNull()
    online = true
    expect((await deliverEntries(courier)).delivered).toHaveLength(2)
    expect([...server]).toHaveLength(2)
    expect(analysed).toEqual(['cv-a', 'cv-b'])
  })

  it('keeps a refused entry with its error and sends the others', async () => {
    const { rows, courier } = rig(['a', 'b'], {
      upload: async ({ key }) => {
        if (key === 'a') throw new AppError('text-too-short')
        return key
      },
    })
    expect((await deliverEntries(courier)).delivered).toHaveLength(1)
    expect([...rows.values()].map(({ key, error }) => [key, error])).toEqual([['a', 'text-too-short']])
  })

  it('marks no entry as refused when the client is outdated', async () => {
    const { rows, courier } = rig(['a'], { upload: () => Promise.reject(new AppError('client-too-old')) })
    expect((await deliverEntries(courier)).stopReason).toBe('client-too-old')
    expect(rows.get('a')?.error).toBeNull()
  })

  it('does not send an entry that was deleted during a delivery', async () => {
    const { rows, server, courier } = rig(['a', 'b'])
    const { delivered } = await deliverEntries({ ...courier, analyze: async () => void rows.delete('b') })
    expect(delivered.map(({ key }) => key)).toEqual(['a'])
    expect([...server.keys()]).toEqual(['a'])
  })

  it('deletes the uploaded resume of an entry that was deleted during its upload', async () => {
    const { rows, server, analysed, courier } = rig(['a'])
    const upload = async (waiting: OutboxEntry) => {
      rows.delete('a')
      return courier.upload(waiting)
    }
    expect(await deliverEntries({ ...courier, upload })).toEqual({ delivered: [], stopReason: null })
    expect([rows.size, server.size, analysed.length]).toEqual([0, 0, 0])
  })

  it('also sends entries that were queued during the delivery', async () => {
    const { rows, courier } = rig(['a'])
    const analyze = async () => {
      if (rows.size === 1 && !rows.has('b')) rows.set('b', row('b'))
    }
    expect((await deliverEntries({ ...courier, analyze })).delivered.map(({ key }) => key)).toEqual(['a', 'b'])
  })
})
