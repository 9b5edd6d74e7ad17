import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '#test/utils/paths.ts'

const SRC = join(ROOT, 'web/src')
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /(?<!\.test)\.tsx?$/.test(path),
)

it('lists every storage key that the sources use', () => {
  const keys = sources.flatMap((path) =>
    [...readFileSync(join(SRC, path), 'utf8').matchAll(/= '(faro\.[a-z-]+)'$/gm)].map(([, key]) => key),
  )
  expect(keys.length).toBeGreaterThan(3)
  const page = readFileSync(join(SRC, 'features/legal/cookies-page.tsx'), 'utf8')
  expect(keys.filter((key) => !page.includes(`'${key}'`))).toEqual([])
})
