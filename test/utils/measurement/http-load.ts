// Load on one address over keep-alive connections, from a process of its own so that the server's requests are not
// delayed by ours.
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import * as z from 'zod'
import { quantile } from './statistics.ts'

const CLIENT = new URL('./http-load-client.ts', import.meta.url)

const resultSchema = z.object({ latencies: z.array(z.number()), bad: z.int(), seconds: z.number().positive() })

export interface LoadOptions {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly connections: number
  readonly seconds: number
}

export interface Load {
  readonly perSecond: number
  /** ms. */
  readonly p99: number
  /** Answers other than 2xx and 304, and connections that broke. */
  readonly errors: number
}

/** Sends requests for some seconds, one at a time on each connection. Throws where no answer came. Loopback only. */
export const runLoad = async (options: LoadOptions): Promise<Load> => {
  const child = spawn(process.execPath, [CLIENT.pathname], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(options))
  const output = await text(child.stdout)
  return summarizeLoad(resultSchema.parse(JSON.parse(output || '{}')))
}

/** Throws where there is no answer to summarize: no measurement is not a figure. */
export const summarizeLoad = ({ latencies, bad, seconds }: z.infer<typeof resultSchema>): Load => {
  if (latencies.length === 0) throw new Error('the server gave no answer: nothing was measured')
  return { perSecond: latencies.length / seconds, p99: quantile(latencies, 0.99), errors: bad }
}
