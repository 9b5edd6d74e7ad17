import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createNodeBackground } from '#api/adapters/background/node.ts'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { unlimited } from '#api/adapters/rate-limiter/memory.ts'
import { createInProcessTaskRunner } from '#api/adapters/task-runner/in-process.ts'
import { createNodeVocabulary } from '#api/adapters/vocabulary/node.ts'
import { createApp } from '#api/app.ts'
import { type AppDependencies, type Ctx, createContext } from '#api/context.ts'
import { newId } from '#api/ids.ts'
import type { LogLine } from '#api/log.ts'
import { createSharePages } from '#api/routes/resume/share-pages.ts'
import { createMcpApp, MCP_PATH } from '#api/routes/system/mcp.ts'
import { createPayments } from '#api/server/config/create-payments.ts'
import { readEnv, serviceEnvSchema } from '#api/server/config/env.ts'
import { openMigratedDatabase } from '#api/server/node/database.ts'
import { SHARE_PATH } from '#shared/api-schema/shares.ts'
import type { Target } from './target.ts'

export interface ApiHarness extends Target {
  readonly fetch: (path: string, init?: RequestInit, origin?: string) => Promise<Response>
  readonly ctx: Ctx
  readonly dir: string
  readonly log: LogLine[]
  /** Current time, UTC ms; assign to move it. */
  now: number
}

/**
 * Starts the API in this process with an empty database file, a fixed clock and no rate limits; `over` replaces
 * dependencies. Accepts any token `x.<sub>.y` as the user `sub`.
 */
export const startApiHarness = async (over: Partial<AppDependencies> = {}): Promise<ApiHarness> => {
  const dir = mkdtempSync(join(tmpdir(), 'faro-harness-'))
  const database = await openMigratedDatabase(`file:${join(dir, 'faro.db')}`)
  const background = createNodeBackground()
  const log: LogLine[] = []
  const deps: AppDependencies = {
    version: 'test',
    openDb: () => database.db,
    getDatabaseVersion: database.getVersion,
    getStorage: database.getStorage,
    clock: () => harness.now,
    newId,
    identity: {
      verify: async (token) => {
        const uid = token.split('.')[1] ?? ''
        return {
          uid,
          googleAccountId: uid,
          email: `${uid}@example.com`,
          name: uid,
          picture: null,
          signedInAt: harness.now,
          tokenHash: crypto.randomUUID(),
          tokenExpiresAt: harness.now + 3_600_000,
        }
      },
    },
    rateLimiter: unlimited,
    tasks: createInProcessTaskRunner(createNodeFonts(), createNodeVocabulary()),
    advisor: null,
    createBackground: () => background,
    payments: createPayments(readEnv(serviceEnvSchema, {}), Date.now),
    webhooks: { isPublic: async () => true, send: async () => 200 },
    sessionSecret: 'a secret of thirty-two characters',
    config: {
      signIn: { standIn: true, apiKey: '', authDomain: '', projectId: '', script: null },
      payments: { standIn: true, publishableKey: '', script: null },
      advice: { model: null },
      contactEmail: null,
      support: true,
      trialDays: 7,
    },
    support: { isOpen: true, notify: null },
    log: (line) => log.push(line),
    metrics: null,
    tracer: null,
    getClientAddress: () => '127.0.0.1',
    requireSecureCookies: false,
    publicOrigin: null,
    ...over,
  }
  const app = createApp(deps)
  const mcp = createMcpApp(deps)
  const sharePages = createSharePages(deps)
  const harness: ApiHarness = {
    ctx: createContext(deps, () => ({ waitUntil: () => undefined })),
    dir,
    log,
    now: Date.UTC(2026, 10, 20, 12),
    fetch: async (path, init, origin = 'http://localhost') => {
      const request = new Request(`${origin}${path}`, init)
      if (request.body) request.headers.set('transfer-encoding', 'chunked')
      if (path === MCP_PATH) return mcp.fetch(request)
      return path.startsWith(SHARE_PATH) ? sharePages.fetch(request) : app.fetch(request)
    },
    close: async () => {
      await database.close()
      rmSync(dir, { recursive: true })
    },
  }
  return harness
}
