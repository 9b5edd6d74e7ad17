import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const { PATH = '', NODE_COMPILE_CACHE } = process.env
const ENTRY = join(import.meta.dirname, '../../../api/src/server/node.ts')

export interface RunningNode {
  readonly url: string
  readonly child: ChildProcess
  /** Lines printed so far. */
  readonly lines: readonly string[]
  /** Sends a signal and resolves to the exit code. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** Starts the Node server as a process on 127.0.0.1, on a free port unless `env` has `PORT`. `entry`: of another release. */
export const startNode = async (env: Readonly<Record<string, string>>, entry = ENTRY): Promise<RunningNode> => {
  const child = spawn(process.execPath, [entry], {
    env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      const address = /^Faro is at (http:\S+)/.exec(line)?.[1]
      if (address) resolve(address)
    })
    createInterface({ input: child.stderr }).on('line', (line) => lines.push(line))
    void exited.then((code) => reject(new Error(`the server ended with ${code}: ${lines.join('\n')}`)))
  })
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return exited
  }
  return { url, child, lines, stop }
}
