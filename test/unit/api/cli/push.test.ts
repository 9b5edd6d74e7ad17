import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CliDependencies } from '#api/cli/command.ts'
import { runCli } from '#api/cli/run.ts'
import { users } from '#api/db/schema/index.ts'
import { unsafeCast } from '#shared/cast.ts'
import { type ApiHarness, startApiHarness } from '#test/contract/harness/api-harness.ts'
import {
  jsonRequest,
  RESUME_TEXT,
  type SignedInUser,
  signInToHarness as signIn,
} from '#test/contract/harness/target.ts'

const SERVER = 'http://localhost:8787'

let harness: ApiHarness
let ana: SignedInUser
let dir: string
let key: string
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'faro-cli-'))
  vi.stubEnv('FARO_CONFIG_DIR', join(dir, 'config'))
  vi.stubEnv('FARO_KEY', undefined)
  harness = await startApiHarness()
  ana = await signIn(harness, 'ana')
  await harness.ctx.db.update(users).set({ subscriptionPlan: 'enterprise', subscriptionStatus: 'active' })
  key = await createKey(['read', 'write'])
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) =>
    harness.fetch(`${url.pathname}${url.search}`, unsafeCast<RequestInit>(init, 'as the client sends it')),
  )
})
afterEach(async () => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  await harness.close()
  rmSync(dir, { recursive: true })
})

const createKey = async (scopes: string[]): Promise<string> => {
  const response = await ana.fetch('/api/access-keys', jsonRequest({ name: 'CLI', scopes, expiresInDays: 30 }))
  return unsafeCast<{ key: string }>(await response.json(), 'the response of a new key').key
}

const run = async (...args: string[]) => {
  const lines: string[] = []
  const errors: string[] = []
  const tools = unsafeCast<CliDependencies>(
    { readBytes: (path: string) => readFile(path), readSecret: async () => `${key}\n`, now: () => harness.now },
    'these commands use no other',
  )
  const io = {
    out: (line: string) => lines.push(line),
    err: (line: string) => errors.push(line),
    startFile: () => undefined,
    clock: () => 0,
  }
  const exitCode = await runCli(args, tools, unsafeCast(io, 'the lines are kept'))
  return { exitCode, out: lines.join('\n'), err: errors.join('\n') }
}
const login = () => run('login', '--server', SERVER)
const readDrafts = async () =>
  unsafeCast<{ id: string; name: string; version: number }[]>(await (await ana.fetch('/api/drafts')).json(), 'drafts')
const write = (name: string, text: string): string => {
  const file = join(dir, name)
  writeFileSync(file, text)
  return file
}

describe('faro login', () => {
  it('stores a key that works in a file of its owner', async () => {
    const { exitCode, out } = await login()
    expect(exitCode).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ server: SERVER, account: expect.stringContaining('@') })
    const file = join(dir, 'config', 'login.json')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(statSync(join(dir, 'config')).mode & 0o777).toBe(0o700)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ server: SERVER, key })
    expect(out).not.toContain(key)
  })

  it('stores nothing for a key that does not work, an insecure address or a server that is away', async () => {
    expect((await run('login', '--server', 'http://faro.example')).exitCode).toBe(2)
    expect((await run('login')).exitCode).toBe(2)
    key = `faro_${'0'.repeat(48)}`
    expect((await login()).err).toContain('invalid-key')
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
    const away = await login()
    expect([away.exitCode, away.err]).toEqual([3, expect.stringContaining('cannot be reached')])
    expect(() => statSync(join(dir, 'config', 'login.json'))).toThrow('ENOENT')
  })
})

describe('faro push', () => {
  it('asks for a login first', async () => {
    expect((await run('push', write('cv.txt', RESUME_TEXT))).err).toContain('faro login')
  })

  it('makes a resume, then updates it, and makes another one when it was deleted', async () => {
    await login()
    const file = write('cv.txt', RESUME_TEXT)
    const first = JSON.parse((await run('push', file)).out)
    expect(first).toMatchObject({ name: 'Ana Núñez', version: 1, url: `${SERVER}/templates?draft=${first.draftId}` })
    expect(JSON.parse((await run('push', file)).out)).toMatchObject({ draftId: first.draftId, version: 2 })
    expect(JSON.parse((await run('push', file, '--name', 'New')).out)).toMatchObject({ version: 3, name: 'New' })
    expect(await readDrafts()).toMatchObject([{ id: first.draftId, version: 3, name: 'New' }])
    await ana.fetch(`/api/drafts/${first.draftId}?baseVersion=3`, { method: 'DELETE' })
    const again = JSON.parse((await run('push', file)).out)
    expect(again).toMatchObject({ version: 1 })
    expect(again.draftId).not.toBe(first.draftId)
    const other = JSON.parse((await run('push', write('b.txt', RESUME_TEXT), '--draft', again.draftId)).out)
    expect(other).toMatchObject({ draftId: again.draftId, version: 2 })
  })

  it('says clearly why something is not stored', async () => {
    await login()
    const file = write('cv.txt', RESUME_TEXT)
    expect((await run('push', file, '--draft', '0'.repeat(32))).err).toContain('not-found')
    expect((await run('push', file, '--draft', '../x')).exitCode).toBe(2)
    expect((await run('push', write('bad.json', '{'))).err).toContain('invalid-json')
    const many = await run('push', write('bad.json', '{'), file)
    expect(many.out.split('\n').map((line) => Object.keys(JSON.parse(line)).at(-1))).toEqual(['error', 'result'])
    key = await createKey(['read'])
    await login()
    expect((await run('push', file)).err).toContain('insufficient-scope')
  })
})
