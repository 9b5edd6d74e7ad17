import { defineConfig } from 'vitest/config'

/** `npm run test:mutation` names the test files of one area, in one project. */
export default defineConfig({
  test: { include: (process.env['MUTATION_TESTS'] ?? '').split(','), environment: 'node', testTimeout: 600_000 },
})
