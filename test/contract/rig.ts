import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeBackground } from '#api/adapters/background/node.ts'
import { nodeFonts } from '#api/adapters/fonts/node.ts'
import { noLimiter } from '#api/adapters/limiter/memory.ts'
import { createApp } from '#api/app.ts'
import type { Ctx, Deps } from '#api/context.ts'
import { contextOf } from '#api/context-of.ts'
import { newId } from '#api/ids.ts'
import type { LogLine } from '#api/log.ts'
import { readyDatabase } from '#api/server/database.ts'
import { readEnv, serviceEnv } from '#api/server/env.ts'
import { stripeOf } from '#api/server/payments.ts'
import type { Target } from './target.ts'

export interface Rig extends Target {
  readonly ctx: Ctx
  readonly dir: string
  readonly log: LogLine[]
  /** UTC ms; moves by assignment. */
  now: number
}

/**
 * The API in this process around a database file of its own, with a clock that stands still, no limits, and anything
 * else as `over` says. Signs in whoever a token `x.<sub>.y` names.
 */
export const startRig = async (over: Partial<Deps> = {}): Promise<Rig> => {
  const dir = mkdtempSync(join(tmpdir(), 'faro-rig-'))
  const database = await readyDatabase(`file:${join(dir, 'faro.db')}`)
  const background = nodeBackground()
  const log: LogLine[] = []
  const deps: Deps = {
    version: 'test',
    openDb: () => database.db,
    changes: database.changes,
    clock: () => rig.now,
    newId,
    identity: {
      verify: async (token) => {
        const uid = token.split('.')[1] ?? ''
        return { uid, email: `${uid}@example.com`, name: uid, picture: null }
      },
    },
    limiter: noLimiter,
    pdfReader: { read: async () => Promise.reject(new Error('no reader here')) },
    fonts: nodeFonts(),
    advisor: null,
    backgroundOf: () => background,
    payments: stripeOf(readEnv(serviceEnv, {}), Date.now),
    sessionSecret: 'a secret of thirty-two characters',
    config: {
      signIn: { standIn: true, apiKey: '', authDomain: '', projectId: '', script: null },
      payments: { standIn: true, publishableKey: '', script: null },
      advice: { model: null },
      contactEmail: null,
    },
    log: (line) => log.push(line),
    addressOf: () => '127.0.0.1',
    publicOrigin: null,
    ...over,
  }
  const app = createApp(deps)
  const rig: Rig = {
    ctx: contextOf(deps, () => ({ waitUntil: () => undefined })),
    dir,
    log,
    now: Date.UTC(2026, 10, 20, 12),
    fetch: async (path, init) => {
      const request = new Request(`http://localhost${path}`, init)
      if (request.body) request.headers.set('transfer-encoding', 'chunked')
      return app.fetch(request)
    },
    close: async () => {
      await database.close()
      rmSync(dir, { recursive: true })
    },
  }
  return rig
}
