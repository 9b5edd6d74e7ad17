import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unstable_startWorker } from 'wrangler'
import { startFakes } from '#api/server/node/fakes-server.ts'
import type { Target } from './target.ts'

const CONFIG = join(import.meta.dirname, '../../../scripts/dev-worker.toml')

/** Starts the Worker in wrangler's local runtime with the fakes and an empty database, or with a migrated `sqld`. */
export const startWorkerd = async (sqld?: { readonly url: string; readonly token: string }): Promise<Target> => {
  const dir = mkdtempSync(join(tmpdir(), 'faro-contract-'))
  let appUrl = ''
  const beside = await startFakes({ dir, appUrl: () => appUrl, token: 'contract' })
  const text = (value: string) => ({ type: 'plain_text' as const, value })
  const worker = await unstable_startWorker({
    config: CONFIG,
    bindings: {
      LIBSQL_URL: text(sqld?.url ?? beside.url),
      LIBSQL_AUTH_TOKEN: text(sqld?.token ?? 'contract'),
      SESSION_SECRET: text('only-for-this-test-and-long-enough'),
      FAKES_URL: text(beside.url),
      RATE_LIMIT: text('off'),
    },
    dev: {
      server: { hostname: '127.0.0.1', port: 0 },
      inspector: false,
      logLevel: 'error',
      watch: false,
      persist: join(dir, 'state'),
    },
  })
  const base = await worker.url
  appUrl = base.origin
  // The URL is known before the bundle is built; the first response shows that it is ready.
  await (await fetch(new URL('/api/health', base))).text()
  return {
    fetch: (path, init) => fetch(new URL(path, base), init),
    close: async () => {
      await worker.dispose()
      await beside.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
