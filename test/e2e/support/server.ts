import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

export interface Server {
  readonly url: string
  /** The database, which a test may change. */
  readonly databaseFile: string
  /** Stops the server and keeps its port and data for `start`. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Stops the server and removes its data. */
  dispose(): Promise<void>
}

/** The URL that a server prints when it listens. Rejects with its output when it exits before. */
const waitForAddress = (server: ChildProcess) =>
  new Promise<string>((listens, fail) => {
    let output = ''
    const read = (chunk: unknown) => {
      output += String(chunk)
      const address = /^Faro is at (http:\S+)\n/m.exec(output)?.[1]
      if (address) listens(address)
    }
    server.stdout?.on('data', read)
    server.stderr?.on('data', read)
    server.once('exit', (code) => fail(new Error(`the server ended (${code}):\n${output}`)))
  })

/** Starts the Node server on a free port with an empty data folder and waits until it serves. */
export const startServer = async (env: Record<string, string> = {}): Promise<Server> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'faro-e2e-'))
  let child: ChildProcess | null = null

  // The system chooses the port: one that was probed before may be taken by now.
  const start = async (port = '0') => {
    child = spawn(join(ROOT, 'node_modules/.bin/node'), ['api/src/server/node.ts'], {
      cwd: ROOT,
      // Vite's build, which a benchmark runs first, leaves NODE_ENV=production behind.
      env: { ...process.env, NODE_ENV: 'test', PORT: port, HOST: 'localhost', DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    return waitForAddress(child)
  }
  const stop = async () => {
    const running = child
    if (!running || running.exitCode !== null) return
    child = null
    const gone = new Promise((done) => running.once('exit', done))
    running.kill('SIGKILL')
    await gone
  }

  const url = await start()
  return {
    url,
    databaseFile: join(dataDir, 'faro.db'),
    start: async () => void (await start(new URL(url).port)),
    stop,
    dispose: async () => {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
