import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const list = (name: string): string[] => (process.env[name] ?? '').split(',').filter((item) => item !== '')

const toPath = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** A change that a quick test notices needs no slow one. */
class QuickFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const late = list('MUTATION_LATE')
    const rank = ({ moduleId }: TestSpecification): number =>
      late.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
    return Promise.resolve(files.toSorted((a, b) => rank(a) - rank(b) || (a.moduleId < b.moduleId ? -1 : 1)))
  }
}

// Tests of the core share its modules, as in `npm test`: reading them anew for each file takes longer than the tests.
const shared = {
  isolate: false,
  alias: [{ find: /^\.\.?\/(?:.*\/)?text-cache\.ts$/, replacement: toPath('text-cache.ts') }],
  setupFiles: [toPath('setup.ts')],
}

/** `npm run test:mutation` names the test files of one area, in one project. */
export default defineConfig({
  test: {
    include: list('MUTATION_TESTS'),
    exclude: list('MUTATION_SKIPPED').map((name) => `**/${name}.test.ts`),
    environment: 'node',
    testTimeout: 600_000,
    // Otherwise files that failed for a change, nearly all of them soon, come first here and in `npm test`.
    cache: false,
    sequence: { sequencer: QuickFirst },
    ...(process.env['MUTATION_SHARED'] && shared),
  },
})
