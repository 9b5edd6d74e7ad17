import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

export interface Server {
  readonly url: string
  /** Ends the server; its port and data stay, so that `start` brings the same one back. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Ends the server and removes its data. */
  dispose(): Promise<void>
}

const freePort = () =>
  new Promise<number>((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? done(address.port) : fail(new Error('no port'))))
    })
  })

/** Starts the Node entry on a free port with an empty data folder, and waits until it serves. */
export const startServer = async (env: Record<string, string> = {}): Promise<Server> => {
  const port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'faro-e2e-'))
  const url = `http://localhost:${port}`
  let child: ChildProcess | null = null
  let output = ''

  const start = async () => {
    const started = spawn(join(ROOT, 'node_modules/.bin/node'), ['api/src/entry/node.ts'], {
      cwd: ROOT,
      // Vite's build, which a bench runs first, leaves NODE_ENV=production behind.
      env: { ...process.env, NODE_ENV: 'test', PORT: String(port), HOST: 'localhost', DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    for (const stream of [started.stdout, started.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))
    const ended = new Promise<never>((_, fail) =>
      started.once('exit', (code) => fail(new Error(`the server ended (${code}):\n${output}`))),
    )
    ended.catch(() => {})
    const healthy = async () => {
      for (;;) {
        const answer = await fetch(`${url}/api/health`).catch(() => null)
        if (answer?.ok) return
        await new Promise((next) => setTimeout(next, 50))
      }
    }
    await Promise.race([healthy(), ended])
  }
  const stop = async () => {
    const running = child
    if (!running || running.exitCode !== null) return
    child = null
    const gone = new Promise((done) => running.once('exit', done))
    running.kill('SIGKILL')
    await gone
  }

  await start()
  return {
    url,
    start,
    stop,
    dispose: async () => {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
