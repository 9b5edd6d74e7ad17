import { defineConfig } from 'vitest/config'

// Upper bounds for a slow machine that runs other work at the same time; a passing test does not wait for them.
const TIMEOUTS = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } }

const project = (name: string, include: string[]) => ({
  test: { name, include, environment: 'node' as const, ...TIMEOUTS },
})

/** The projects of the repository. scripts/test.mjs fails when one of them ran no test. */
export default defineConfig({
  test: {
    projects: [
      project('shared', ['test/unit/shared/**/*.test.ts']),
      project('api', ['test/unit/api/**/*.test.ts']),
      project('contract', ['test/contract/**/*.test.ts']),
      project('web', ['test/unit/web/**/*.test.ts']),
      project('scripts', ['test/unit/{scripts,bench,stress}/**/*.test.ts']),
    ],
  },
})
