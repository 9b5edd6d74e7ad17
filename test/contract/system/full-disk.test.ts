import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nodeEnvSchema, readEnv } from '#api/server/config/env.ts'
import { buildNodeApp, type NodeApp } from '#api/server/node/node-app.ts'
import { configResponse, healthResponse } from '#shared/api-schema/system.ts'
import {
  formRequest,
  RESUME_TEXT,
  readRefusal,
  type SignedInUser,
  signIn,
  type Target,
  uploadResume,
} from '../harness/target.ts'

const disk = vi.hoisted(() => ({ isFull: false }))
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>()
  const statfsSync = (path: string) => (disk.isFull ? { bavail: 0, bsize: 4_096 } : fs.statfsSync(path))
  return { ...fs, statfsSync }
})

let dir: string
let app: NodeApp
let events: string[]
let target: Target
const start = async () => {
  events = []
  app = await buildNodeApp(readEnv(nodeEnvSchema, { DATA_DIR: dir, RATE_LIMIT: 'off' }), ({ event }) =>
    events.push(event),
  )
  const fetch: Target['fetch'] = async (path, init) => {
    const request = new Request(`http://localhost${path}`, init)
    if (request.body) request.headers.set('transfer-encoding', 'chunked')
    return app.fetch(request)
  }
  target = { fetch, close: () => app.close() }
}
beforeEach(async () => {
  disk.isFull = false
  dir = mkdtempSync(join(tmpdir(), 'faro-full-'))
  await start()
})
afterEach(async () => {
  await app.close()
  rmSync(dir, { recursive: true })
})

/** Files that others than their owner may read or write. */
const listOpenFiles = () => readdirSync(dir).filter((name) => (statSync(join(dir, name)).mode & 0o077) !== 0)

it('every file of the server is for its owner only, also one of an earlier version', async () => {
  await signIn(target, 'ana')
  await app.close()
  rmSync(join(dir, 'stand-in-stripe.json'), { force: true })
  writeFileSync(join(dir, 'stand-in-stripe.json'), '{}', { mode: 0o644 })
  await start()
  await (await target.fetch('/api/config')).json()
  expect(readdirSync(dir)).toContain('limits.db')
  expect(listOpenFiles()).toEqual([])
})

describe('a server that starts on a full disk', () => {
  let ana: SignedInUser
  let id: string
  beforeEach(async () => {
    ana = await signIn(target, 'ana')
    id = await uploadResume(ana)
    await app.close()
    rmSync(join(dir, 'faro.db.reserve'))
    disk.isFull = true
    await start()
    ana = await signIn(target, 'ana')
  })

  it('says that it is read-only', async () => {
    expect(events).toContain('storage-read-only')
    expect(healthResponse.parse(await (await target.fetch('/api/health')).json()).storage).toBe('full')
    expect(configResponse.parse(await (await target.fetch('/api/config')).json()).storage).toBe('full')
  })

  it('reads, exports and deletes, and refuses what is new', async () => {
    expect((await ana.fetch(`/api/resumes/${id}`)).status).toBe(200)
    expect(await readRefusal(ana.fetch('/api/resumes/upload', formRequest({ text: RESUME_TEXT })))).toBe(
      '507 storage-full',
    )
    expect((await ana.fetch('/api/account/export')).status).toBe(200)
    expect((await ana.fetch(`/api/resumes/${id}`, { method: 'DELETE' })).status).toBe(204)
    expect(await readRefusal(ana.fetch(`/api/designs/${'0'.repeat(32)}`, { method: 'DELETE' }))).toBe('404 not-found')
    expect((await ana.fetch('/api/auth/sign-out', { method: 'POST' })).status).toBe(204)
  })

  it('lets people in who have an account, and nobody else', async () => {
    expect((await signIn(target, 'ana')).id).toBe(ana.id)
    await expect(signIn(target, 'somebody-new')).rejects.toThrow('507')
  })

  it('saves again when there is room', async () => {
    disk.isFull = false
    await vi.waitFor(async () => expect((await ana.fetch('/api/user')).status).toBe(200))
    await vi.waitUntil(async () => (await (await target.fetch('/api/health')).json()).storage === 'ok', 5_000)
    expect(await uploadResume(ana)).toMatch(/./)
    expect(events).toContain('storage-ok')
  })
})
