import { beforeEach } from 'vitest'
import { clearCaches } from './text-cache.ts'

interface Records {
  activeMutant?: string | undefined
  readonly mutantCoverage?: Readonly<Record<'static' | 'perTest', Record<string, unknown>>>
}

declare global {
  var __stryker__: Records | undefined
}

// Test files share these records with the modules: each starts without a change while it is read, and counts its own.
if (globalThis.__stryker__) globalThis.__stryker__.activeMutant = undefined
for (const counts of Object.values(globalThis.__stryker__?.mutantCoverage ?? {})) {
  for (const id of Object.keys(counts)) delete counts[id]
}

beforeEach(clearCaches)
