import { describe, expect, it } from 'vitest'
import { AppError } from '#shared/errors.ts'
import type { Waiting } from '#web/storage/outbox.ts'
import { type Courier, deliver } from './deliver.ts'

const row = (key: string): Waiting => ({ key, at: 0, fields: { text: key }, resumeId: null, error: null })

/** A device with rows and a server that keeps one CV a key. */
const rig = (keys: readonly string[], overrides: Partial<Courier> = {}) => {
  const rows = new Map(keys.map((key) => [key, row(key)]))
  const server = new Map<string, string>()
  const analysed: string[] = []
  const courier: Courier = {
    list: async () => [...rows.values()],
    put: async (changed) => void rows.set(changed.key, changed),
    remove: async (key) => void rows.delete(key),
    upload: async ({ key }) => {
      server.set(key, `cv-${key}`)
      return `cv-${key}`
    },
    analyze: async (id) => void analysed.push(id),
    ...overrides,
  }
  return { rows, server, analysed, courier }
}

describe('delivering what waits', () => {
  it('sends each once, in order, and leaves nothing behind', async () => {
    const { rows, analysed, courier } = rig(['a', 'b'])
    expect(await deliver(courier)).toBe(2)
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
    expect(await deliver(courier)).toBe(0)
    expect(rows.get('a')?.resumeId).toBe('cv-a')
    expect(rows.get('b')?.resumeId).toBeNull()
    online = true
    expect(await deliver(courier)).toBe(2)
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
    expect(await deliver(courier)).toBe(1)
    expect([...rows.values()].map(({ key, error }) => [key, error])).toEqual([['a', 'text-too-short']])
  })

  it('does not bring back what was taken out while it was being sent', async () => {
    const { rows, courier } = rig(['a'])
    const removed = deliver({
      ...courier,
      upload: async () => {
        rows.delete('a')
        throw new AppError('invalid-request')
      },
    })
    expect(await removed).toBe(0)
    expect(rows.size).toBe(0)
  })
})
