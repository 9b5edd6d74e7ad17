import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { trackReadiness } from '#scripts/utils/api-readiness.ts'

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

describe('npm run dev', () => {
  it('serves the API from its first response on and prints no error', async () => {
    const data = mkdtempSync(join(tmpdir(), 'faro-dev-'))
    const port = await freePort()
    const { NODE_ENV: _, ...env } = process.env
    const dev = spawn(process.execPath, [join(import.meta.dirname, '../../../scripts/dev.mjs')], {
      env: { ...env, PORT: String(port), DATA_DIR: data },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const gone = new Promise((resolve) => dev.once('exit', resolve))
    let output = ''
    for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
    try {
      let answer: Response | null = null
      while (!answer && dev.exitCode === null)
        answer = await fetch(`http://localhost:${port}/api/health`).catch(() => null)
      expect(answer?.status, output).toBe(200)
      expect(output).toMatch(/^Starting the API …$/m)
      expect(output).not.toMatch(/proxy error|^ +at /m)
    } finally {
      dev.kill('SIGTERM')
      await gone
      rmSync(data, { recursive: true, force: true })
    }
  })

  it('delays requests while the API starts or restarts', async () => {
    const api = trackReadiness()
    const done: string[] = []
    const request = async (name: string) => {
      await api.waitUntilReady()
      done.push(name)
    }
    const first = request('first')
    api.handleLine('Restarting api/src/server/node.ts')
    await Promise.resolve()
    expect(done).toEqual([])
    api.handleLine('Faro is at http://127.0.0.1:1')
    await first
    await request('second')
    api.handleLine("Change detected in 'api/src/app.ts'")
    const third = request('third')
    await Promise.resolve()
    expect(done).toEqual(['first', 'second'])
    api.handleLine("Failed running 'api/src/server/node.ts'")
    api.handleLine('Faro is at http://127.0.0.1:1')
    await third
    expect(done).toEqual(['first', 'second', 'third'])
  })
})
