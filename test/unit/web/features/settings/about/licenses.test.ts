import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { LICENSES } from '#web/features/settings/about/licenses.ts'

const manifest = z.object({ license: z.string() })

const packages = z
  .object({ dependencies: z.record(z.string(), z.string()), devDependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(new URL('../../../../../../package.json', import.meta.url), 'utf8')))

describe('LICENSES', () => {
  it('names packages that the app depends on', () => {
    const known = { ...packages.dependencies, ...packages.devDependencies }
    expect(LICENSES.filter(({ name }) => !(name in known))).toEqual([])
  })

  it.each(LICENSES)('$name has the license $license', ({ name, license }) => {
    const json = readFileSync(new URL(`../../../../../../node_modules/${name}/package.json`, import.meta.url), 'utf8')
    expect(manifest.parse(JSON.parse(json)).license).toBe(license)
  })
})
