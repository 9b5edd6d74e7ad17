import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe } from 'vitest'
import { openMigratedDatabase } from '#api/server/node/database.ts'
import { startNode } from './harness/start-node.ts'
import { startWorkerd } from './harness/start-workerd.ts'
import { describeContract } from './suite.ts'

const url = process.env['SQLD_URL']
const token = process.env['SQLD_AUTH_TOKEN'] ?? ''

/** The contract on a real database server: `SQLD_URL=http://127.0.0.1:8080 vitest run test/contract/sqld.test.ts`. */
describe.skipIf(!url)('with sqld', () => {
  describeContract('on Node', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'faro-contract-'))
    const env = { DATA_DIR: dir, RATE_LIMIT: 'off', LIBSQL_URL: url ?? '', LIBSQL_AUTH_TOKEN: token }
    const server = await startNode(env)
    return {
      fetch: (path, init) => fetch(`${server.url}${path}`, init),
      close: async () => {
        await server.stop()
        rmSync(dir, { recursive: true })
      },
    }
  })

  describeContract('on workerd', async () => {
    const database = await openMigratedDatabase(url ?? '', token)
    await database.close()
    return startWorkerd({ url: url ?? '', token })
  })
})
