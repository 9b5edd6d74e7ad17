// What the fault scripts share: rows with figures, and one verdict at the end.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunningNode } from '#test/contract/start-node.ts'
import type { Target } from '#test/contract/target.ts'

interface Row {
  readonly row: string
  readonly figure: string
  readonly passed: boolean
}

const rows: Row[] = []

/** Notes what came of one row of the fault list. */
export const note = (row: string, passed: boolean, figure: string): void => {
  rows.push({ row, figure, passed })
  console.log(`${passed ? 'pass' : 'FAIL'}  ${row}: ${figure}`)
}

/** `ONLY=D4 npm run test:stress -- api-crash` runs the rows whose name begins so. */
const ONLY = process.env['ONLY'] ?? ''

/** Runs one row; what it throws is its failure. */
export const fault = async (row: string, run: () => Promise<{ passed: boolean; figure: string }>): Promise<void> => {
  if (!row.startsWith(ONLY)) return
  try {
    const { passed, figure } = await run()
    note(row, passed, figure)
  } catch (error) {
    note(row, false, error instanceof Error ? error.message : String(error))
  }
}

/** Ends the script: 1 when a row failed. */
export const finish = (): never => process.exit(rows.length > 0 && rows.every((row) => row.passed) ? 0 : 1)

export const tempDir = (): string => mkdtempSync(join(tmpdir(), 'faro-fault-'))

export const targetOf = (server: RunningNode): Target => ({
  fetch: (path, init) => fetch(server.url + path, init),
  close: async () => undefined,
})

/** The value that `share` (0–1) of the values do not exceed. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
