import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { measureWorkerBundle } from '#scripts/deploy/bundle-worker.ts'
import { checkScriptSize } from '#scripts/deploy/checks.ts'
import { ROOT } from '#test/utils/paths.ts'

/** wrangler needs the built app in `dist`. */
it.skipIf(!existsSync(join(ROOT, 'dist')))('the Worker’s script stays small enough', { timeout: 300_000 }, () => {
  const bundle = measureWorkerBundle()
  expect(bundle).toHaveProperty('bytes')
  expect('bytes' in bundle ? checkScriptSize(bundle.bytes) : []).toEqual([])
})
