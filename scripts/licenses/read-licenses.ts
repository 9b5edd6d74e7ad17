import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

/** A package of the lock file. */
export interface LicensedPackage {
  readonly name: string
  /** An SPDX expression, `unknown` where the package declares none. */
  readonly license: string
  /** Whether only development and tests use it. */
  readonly dev: boolean
}

/** Packages whose manifest declares no license, with the one in their license file. */
const FROM_LICENSE_FILE: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

/** Licenses that ask for no more than the notice to be kept. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
])

/** Why a license that asks for more than a notice is fine for the packages that have it. */
export const NOTES: Readonly<Record<string, string>> = {
  'CC-BY-4.0': 'data on browsers that the build reads; none of it is in what ships',
  'LGPL-3.0-or-later': 'a native library that the local Cloudflare runtime loads; never shipped and not changed',
  'MPL-2.0': 'tools of the build and the tests, whose files are not changed; none of them ships',
}

const lockFile = z.object({
  packages: z.record(z.string(), z.object({ license: z.string().optional(), dev: z.boolean().optional() })),
})

/** Reads the packages of `package-lock.json` in `root`, each name and license once, by name. */
export const readLicenses = (root: string): LicensedPackage[] => {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  const found = new Map<string, LicensedPackage>()
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '') continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const license = entry.license ?? FROM_LICENSE_FILE[name] ?? 'unknown'
    const key = `${name} ${license}`
    found.set(key, { name, license, dev: (entry.dev ?? false) && (found.get(key)?.dev ?? true) })
  }
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

const getAlternatives = (expression: string): string[][] =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .map((alternative) => alternative.split(' AND '))

/** Returns the licenses of an SPDX expression that need a note. None where an alternative is permissive. */
export const getDemanding = (expression: string): string[] => {
  const demanding = getAlternatives(expression).map((ids) => ids.filter((id) => !PERMISSIVE.has(id)))
  return demanding.toSorted((a, b) => a.length - b.length)[0] ?? []
}

/** A font file of the product, and the package that it was cut from; undefined for one from no package. */
export interface LicensedFont {
  readonly file: string
  readonly source: LicensedPackage | undefined
}

/** Folders of font files, and the scope of the packages that they are cut from. */
const FONT_FOLDERS = { 'web/public/fonts/pdf': '@expo-google-fonts/', 'web/public/fonts/ui': '@fontsource-variable/' }
const FONT_FILE = /^[\w-]+\.(?:ttf|woff2)$/

const isOfFamily = (file: string, family: string): boolean =>
  file.startsWith(family) && '-.'.includes(file.charAt(family.length))

/** Lists the font files that are served, each with the package whose family its name begins with. */
export const readFonts = (root: string, packages: readonly LicensedPackage[]): LicensedFont[] =>
  Object.entries(FONT_FOLDERS).flatMap(([folder, scope]) => {
    const sources = packages.filter(({ name }) => name.startsWith(scope))
    return readdirSync(join(root, folder))
      .filter((file) => FONT_FILE.test(file))
      .map((file) => ({
        file,
        source: sources.find(({ name }) => isOfFamily(file, name.slice(scope.length))),
      }))
  })
