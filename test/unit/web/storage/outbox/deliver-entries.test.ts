import { describe, expect, it } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { deliverEntries, type OutboxGateway } from '#web/storage/outbox/deliver-entries.ts'
import type { OutboxEntry } from '#web/storage/outbox/outbox-entry.ts'

const row = (key: string): OutboxEntry => ({ key, at: 0, fields: { text: key }, resumeId: null, error: null })

/** A device with rows and a server that keeps one CV a key. */
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

describe('delivering what waits', () => {
  it('sends each once, in order, and leaves nothing behind', async () => {
    const { rows, analysed, courier } = rig(['a', 'b'])
    const { delivered: arrived, stopReason: stopped } = await deliverEntries(courier)
    expect(arrived.map(({ key }) => key)).toEqual(['a', 'b'])
    expect(stopped).toBeNull()
    expect(analysed).toEqual(['cv-a', 'cv-b'])
    expect(rows.size).toBe(0)
  })

  it('stops when the connection is lost and goes on where it was', async () => {
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

  it('keeps what was refused with its reason, and sends the others', async () => {
    const { rows, courier } = rig(['a', 'b'], {
      upload: async ({ key }) => {
        if (key === 'a') throw new AppError('text-too-short')
        return key
      },
    })
    expect((await deliverEntries(courier)).delivered).toHaveLength(1)
    expect([...rows.values()].map(({ key, error }) => [key, error])).toEqual([['a', 'text-too-short']])
  })

  it('blames no CV when the app is too old for the server', async () => {
    const { rows, courier } = rig(['a'], { upload: () => Promise.reject(new AppError('client-too-old')) })
    expect((await deliverEntries(courier)).stopReason).toBe('client-too-old')
    expect(rows.get('a')?.error).toBeNull()
  })

  it('does not send what was taken out while another was on its way', async () => {
    const { rows, server, courier } = rig(['a', 'b'])
    const { delivered: arrived } = await deliverEntries({ ...courier, analyze: async () => void rows.delete('b') })
    expect(arrived.map(({ key }) => key)).toEqual(['a'])
    expect([...server.keys()]).toEqual(['a'])
  })

  it('takes back what was taken out while it was on its way, and does not bring it back here', async () => {
    const { rows, server, analysed, courier } = rig(['a'])
    const upload = async (waiting: OutboxEntry) => {
      rows.delete('a')
      return courier.upload(waiting)
    }
    expect(await deliverEntries({ ...courier, upload })).toEqual({ delivered: [], stopReason: null })
    expect([rows.size, server.size, analysed.length]).toEqual([0, 0, 0])
  })

  it('sends what was put aside meanwhile too', async () => {
    const { rows, courier } = rig(['a'])
    const analyze = async () => {
      if (rows.size === 1 && !rows.has('b')) rows.set('b', row('b'))
    }
    expect((await deliverEntries({ ...courier, analyze })).delivered.map(({ key }) => key)).toEqual(['a', 'b'])
  })
})
