import { defineConfig } from 'vitest/config'

// Vitest 5 takes its projects from a config file: `vitest run --config vitest.workspace.ts`.
// scripts/test.mjs checks that every project named here ran.
// As long as the slowest machine with the most beside it needs; what passes does not wait for them.
const BOUNDS = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } }

const project = (name: string, include: string[]) => ({
  test: { name, include, environment: 'node' as const, ...BOUNDS },
})

export default defineConfig({
  test: {
    projects: [
      project('shared', ['shared/src/**/*.test.ts']),
      project('api', ['api/src/**/*.test.ts']),
      project('web', ['web/src/**/*.test.ts']),
      project('scripts', ['scripts/**/*.test.ts']),
    ],
  },
})
