import { defineConfig } from 'vitest/config'

// Vitest 5 takes its projects from a config file: `vitest run --config vitest.workspace.ts`.
// scripts/test.mjs checks that every project named here ran.
const project = (name: string, include: string[], options = {}) => ({
  test: { name, include, environment: 'node' as const, ...options },
})

export default defineConfig({
  test: {
    projects: [
      project('shared', ['shared/src/**/*.test.ts']),
      project('api', ['api/src/**/*.test.ts'], { testTimeout: 20_000 }),
      project('web', ['web/src/**/*.test.ts']),
      project('scripts', ['scripts/**/*.test.ts']),
    ],
  },
})
