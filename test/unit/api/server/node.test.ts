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

it('says what to do about an address that this machine does not have', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'faro-entry-'))
  const start = startNode({ DATA_DIR: dir, HOST: '192.0.2.1', FARO_DEMO: '1' })
  await expect(start).rejects.toThrow('HOST=192.0.2.1 is no address of this machine. Set HOST to localhost')
  rmSync(dir, { recursive: true })
})
