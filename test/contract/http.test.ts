import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNode } from './harness/start-node.ts'
import { describeContract } from './suite.ts'

describeContract('over HTTP on Node', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'faro-contract-'))
  const server = await startNode({ DATA_DIR: dir, RATE_LIMIT: 'off' })
  return {
    fetch: (path, init) => fetch(`${server.url}${path}`, init),
    close: async () => {
      await server.stop()
      rmSync(dir, { recursive: true })
    },
  }
})
