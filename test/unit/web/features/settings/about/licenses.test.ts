import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { LICENSES } from '#web/features/settings/about/licenses.ts'

const manifest = z.object({ license: z.string() })

describe('the licences shown', () => {
  it.each(LICENSES)('$name is $licence', ({ name, licence }) => {
    const json = readFileSync(new URL(`../../../../../../node_modules/${name}/package.json`, import.meta.url), 'utf8')
    expect(manifest.parse(JSON.parse(json)).license).toBe(licence)
  })
})
