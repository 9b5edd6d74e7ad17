import { defineConfig } from 'vitest/config'

// Upper bounds in ms for a slow, busy machine; a passing test does not wait for them.
const TIMEOUTS = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } }

const project = (name: string, include: string[], options: { readonly isolate?: boolean } = {}) => ({
  test: { name, include, environment: 'node' as const, ...TIMEOUTS, ...options },
})

/** The test projects. scripts/test.mjs fails when one of their folders ran no test. */
export default defineConfig({
  test: {
    // The default leaves a core to the watcher, which a run does not have.
    maxWorkers: '100%',
    projects: [
      // The core has no state but caches, and its tests replace nothing: they may share the modules of a process.
      // Its tests share modules: tests that mock one belong to another project.
      project('shared', ['test/unit/shared/**/*.test.ts'], { isolate: false }),
      project('api', ['test/unit/api/**/*.test.ts']),
      // The suite runs over HTTP and on workerd; in this process it serves `npm run test:mutation`.
      project('contract', ['test/contract/**/!(in-process).test.ts']),
      project('web', ['test/unit/web/**/*.test.ts']),
      project('scripts', ['test/unit/{scripts,bench,corpus}/**/*.test.ts']),
    ],
  },
})
