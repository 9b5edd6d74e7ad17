import { spawn } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createExamples } from '#api/routes/system/docs-examples.ts'
import { createdAccessKeyResponse } from '#shared/api-schema/access-keys.ts'
import { corpusFile } from '../../utils/paths.ts'
import { subscribe } from '../billing/billing-suite.ts'
import { type RunningNode, startNode } from '../harness/start-node.ts'
import { jsonRequest } from '../harness/target.ts'

let dir: string
let server: RunningNode
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'faro-examples-'))
  server = await startNode({ DATA_DIR: join(dir, 'data') })
})
afterAll(async () => {
  await server.stop()
  rmSync(dir, { recursive: true })
})

const run = (file: string, key: string) =>
  new Promise<string>((resolve, reject) => {
    const child = spawn(process.execPath, ['--no-warnings', file], { cwd: dir, env: { FARO_KEY: key } })
    let [out, err] = ['', '']
    child.stdout.on('data', (chunk) => {
      out += chunk
    })
    child.stderr.on('data', (chunk) => {
      err += chunk
    })
    child.on('exit', (code) => (code === 0 ? resolve(out) : reject(new Error(err))))
  })

it('the TypeScript of the documentation analyzes a CV with a key', async () => {
  const target = { fetch: (path: string, init?: RequestInit) => fetch(server.url + path, init), close: async () => {} }
  const ana = await subscribe(target, 'enterprise')
  const body = { name: 'docs', scopes: ['read', 'analyze'], expiresInDays: 7 }
  const created = await ana.fetch('/api/access-keys', jsonRequest(body))
  const { key } = createdAccessKeyResponse.parse(await created.json())
  const examples = new Map(createExamples(server.url).map(({ name, code }) => [name, code]))
  copyFileSync(corpusFile('resumes/es-pdfkit-aguero.pdf'), join(dir, 'cv.pdf'))
  writeFileSync(join(dir, 'analyze.mts'), examples.get('TypeScript') ?? '')
  expect(Number(await run('analyze.mts', key))).toBeGreaterThan(0)
  await expect(run('analyze.mts', `${key.slice(0, -1)}x`)).rejects.toThrow('invalid-key')
}, 60_000)
