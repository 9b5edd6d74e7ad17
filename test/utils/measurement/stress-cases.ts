// Shared by the stress suites: cases of the fault table with their figures, and one exit code for all.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunningNode } from '#test/contract/harness/start-node.ts'
import type { Target } from '#test/contract/harness/target.ts'

interface CaseResult {
  readonly name: string
  readonly figure: string
  readonly passed: boolean
}

const results: CaseResult[] = []
let skipped = 0

/** Prints and remembers the result of one case of the fault table. */
export const recordResult = (name: string, passed: boolean, figure: string): void => {
  results.push({ name, figure, passed })
  console.log(`${passed ? 'pass' : 'FAIL'}  ${name}: ${figure}`)
}

/** `ONLY=D4 npm run test:stress -- api-crash` runs the cases whose name starts with `D4`. */
const CASE_PREFIX = process.env['ONLY'] ?? ''

export type CaseOutcome = { readonly passed: boolean; readonly figure: string } | { readonly skipped: string }

/** Runs one case; an error that it throws fails it. A skipped case is printed, and the suite fails. */
export const runCase = async (name: string, run: () => Promise<CaseOutcome>): Promise<void> => {
  if (!name.startsWith(CASE_PREFIX)) return
  try {
    const outcome = await run()
    if ('skipped' in outcome) {
      skipped += 1
      console.log(`skip  ${name}: ${outcome.skipped}`)
    } else recordResult(name, outcome.passed, outcome.figure)
  } catch (error) {
    recordResult(name, false, error instanceof Error ? error.message : String(error))
  }
}

/** Ends the process: 1 when a case failed, was skipped, or none ran. */
export const exitWithResult = (): never => {
  if (skipped > 0) console.error(`${skipped} cases were not measured: this suite needs more than this machine has`)
  process.exit(skipped === 0 && results.length > 0 && results.every(({ passed }) => passed) ? 0 : 1)
}

/** A new, empty temporary folder. */
export const tempDir = (): string => mkdtempSync(join(tmpdir(), 'faro-stress-'))

/** A running server as a target of the contract suites. */
export const toTarget = (server: RunningNode): Target => ({
  fetch: (path, init) => fetch(server.url + path, init),
  close: async () => undefined,
})

/** Resolves after `ms`. */
export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
