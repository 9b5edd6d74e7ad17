import { describe, expect, it } from 'vitest'
import { getDemanding, NOTES, readFonts, readLicenses } from '#scripts/licenses/read-licenses.ts'
import { ROOT } from '#test/utils/paths.ts'

const packages = readLicenses(ROOT)

describe('getDemanding', () => {
  it.each([
    ['MIT', []],
    ['MIT AND OFL-1.1', []],
    ['(MPL-2.0 OR Apache-2.0)', []],
    ['GPL-3.0-only', ['GPL-3.0-only']],
    ['Apache-2.0 AND LGPL-3.0-or-later', ['LGPL-3.0-or-later']],
    ['MIT OR SEE LICENSE IN FEEL-FREE.md', []],
    ['unknown', ['unknown']],
  ])('%s: %j', (expression, expected) => {
    expect(getDemanding(expression)).toEqual(expected)
  })
})

describe('the packages of the lock file', () => {
  it('have a license that is permissive or has a note', () => {
    const missing = packages.filter(({ license }) => getDemanding(license).some((id) => !(id in NOTES)))
    expect(missing).toEqual([])
  })

  it('give every note its use', () => {
    const used = new Set(packages.flatMap(({ license }) => getDemanding(license)))
    expect(Object.keys(NOTES).filter((id) => !used.has(id))).toEqual([])
  })

  it('that ship are permissive, but for the data on browsers', () => {
    const demanding = packages.filter(({ license, dev }) => !dev && getDemanding(license).length > 0)
    expect(demanding.map(({ name }) => name)).toEqual(['caniuse-lite'])
  })
})

it('every font file comes from a package under the SIL Open Font License', () => {
  const fonts = readFonts(ROOT, packages)
  expect(fonts.length).toBeGreaterThan(70)
  expect(fonts.filter(({ source }) => !source?.license.includes('OFL-1.1'))).toEqual([])
})
