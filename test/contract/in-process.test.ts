import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeEnvSchema, readEnv } from '#api/server/config/env.ts'
import { buildNodeApp } from '#api/server/node/node-app.ts'
import { describeContract } from './suite.ts'

describeContract('in this process', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'faro-contract-'))
  const env = readEnv(nodeEnvSchema, { DATA_DIR: dir, RATE_LIMIT: 'off' })
  const app = await buildNodeApp(env, () => undefined)
  return {
    fetch: async (path, init) => {
      const request = new Request(`http://localhost${path}`, init)
      // A request over HTTP with a body has this header or Content-Length.
      if (request.body) request.headers.set('transfer-encoding', 'chunked')
      return app.fetch(request)
    },
    close: async () => {
      await app.close()
      rmSync(dir, { recursive: true })
    },
  }
})
