import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startNode } from '../../../contract/harness/start-node.ts'

it('keeps idle connections open longer than the 60 s of a proxy', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'faro-entry-'))
  const server = await startNode({ DATA_DIR: dir })
  const response = await fetch(`${server.url}/api/health`)
  expect(Number(/timeout=(\d+)/.exec(response.headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60)
  await server.stop()
  rmSync(dir, { recursive: true })
})
