import { readFileSync } from 'node:fs'

const FILE = '/proc/thread-self/schedstat'
const NS_PER_MS = 1e6

/** What the thread that calls has had of the processors since its start, ms. */
export interface ThreadUse {
  readonly ranMs: number
  /** It could have run, but other programs had the processors. */
  readonly waitedMs: number
}

/** Throws where the system does not tell it, because a missing figure must not pass as a small one. */
export const readThreadUse = (): ThreadUse => {
  if (process.platform !== 'linux') throw new Error('waits for a processor can be measured on Linux only')
  const [ran, waited] = readFileSync(FILE, 'utf8').split(' ').map(Number)
  if (ran === undefined || waited === undefined) throw new Error(`${FILE} has another form`)
  return { ranMs: ran / NS_PER_MS, waitedMs: waited / NS_PER_MS }
}
