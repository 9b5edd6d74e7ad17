import { spawn, spawnSync } from 'node:child_process'
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

const has = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0
const COMMANDS = {
  curl: { command: 'sh', file: 'analyze.sh', isThere: has('curl', '--version') },
  TypeScript: { command: process.execPath, file: 'analyze.mts', isThere: true },
  Python: { command: 'python3', file: 'analyze.py', isThere: has('python3', '-c', 'import requests') },
} as const

const run = (language: keyof typeof COMMANDS, key: string) =>
  new Promise<string>((resolve, reject) => {
    const { command, file } = COMMANDS[language]
    const env = { PATH: process.env['PATH'], FARO_KEY: key, NODE_NO_WARNINGS: '1' }
    const child = spawn(command, [file], { cwd: dir, env })
    let [out, err] = ['', '']
    child.stdout.on('data', (chunk) => {
      out += chunk
    })
    child.stderr.on('data', (chunk) => {
      err += chunk
    })
    child.on('exit', (code) => (code === 0 ? resolve(out) : reject(new Error(err))))
  })

const createKey = async () => {
  const target = { fetch: (path: string, init?: RequestInit) => fetch(server.url + path, init), close: async () => {} }
  const ana = await subscribe(target, 'enterprise')
  const body = { name: 'docs', scopes: ['read', 'analyze'], expiresInDays: 7 }
  const created = await ana.fetch('/api/access-keys', jsonRequest(body))
  return createdAccessKeyResponse.parse(await created.json()).key
}

const prepare = (language: keyof typeof COMMANDS) => {
  const examples = new Map(createExamples(server.url).map(({ name, code }) => [name, code]))
  copyFileSync(corpusFile('resumes/es-pdfkit-aguero.pdf'), join(dir, 'cv.pdf'))
  writeFileSync(join(dir, COMMANDS[language].file), examples.get(language) ?? '')
}

for (const language of ['TypeScript', 'Python'] as const)
  it.skipIf(!COMMANDS[language].isThere)(
    `the ${language} of the documentation analyzes a CV with a key`,
    async () => {
      prepare(language)
      const key = await createKey()
      expect(Number(await run(language, key))).toBeGreaterThan(0)
      await expect(run(language, `${key.slice(0, -1)}x`)).rejects.toThrow('invalid-key')
    },
    60_000,
  )

it.skipIf(!COMMANDS.curl.isThere)(
  'the curl of the documentation analyzes a CV with a key',
  async () => {
    prepare('curl')
    const out = await run('curl', await createKey())
    expect(out).toMatch(/"overallScore":\d+/)
  },
  60_000,
)
