import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { LICENSES } from '#web/features/settings/about/licenses.ts'

const manifest = z.object({ license: z.string() })

describe('LICENSES', () => {
  it.each(LICENSES)('$name has the license $license', ({ name, license }) => {
    const json = readFileSync(new URL(`../../../../../../node_modules/${name}/package.json`, import.meta.url), 'utf8')
    expect(manifest.parse(JSON.parse(json)).license).toBe(license)
  })
})
