import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'

const entry = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
})
const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8'))
const { packages } = z.object({ packages: z.record(z.string(), entry) }).parse(readJson('package-lock.json'))
const pinned = z.record(z.string(), z.string())
const manifest = z
  .object({ dependencies: pinned, devDependencies: pinned, optionalDependencies: pinned })
  .parse(readJson('package.json'))

/** Lowest versions without a known vulnerability; unlike `npm audit` this needs no network. */
const MIN_VERSIONS: Record<string, string> = {
  'pdfjs-dist': '6.2.108', // CVE-2026-16633
  jspdf: '4.2.1', // CVE-2026-31938, CVE-2026-31898
  hono: '4.12.21', // JWT algorithm confusion
}

const numbers = (version: string) => version.split('.').map(Number)
const atLeast = (version: string, floor: string) => {
  const [a, b] = [numbers(version), numbers(floor)]
  const i = a.findIndex((n, at) => n !== b[at])
  return i < 0 || (a[i] ?? 0) > (b[i] ?? 0)
}

/** Whether Node resolves a dependency of the package at `path`. */
const isFound = (path: string, name: string): boolean => {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true
    if (!folder) return false
  }
}

describe('the lock file', () => {
  it('has an entry for every optional package, which `npm ci` needs on other platforms', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !isFound(path, name))
        .map((name) => `${name} of ${path}`),
    )
    expect(missing).toEqual([])
  })

  it('contains no download URL', () => {
    expect(Object.values(packages).filter((p) => p.resolved?.includes('://'))).toEqual([])
  })

  it.each(Object.entries(MIN_VERSIONS))(
    'keeps %s above its known vulnerabilities (%s), every copy of it',
    (name, floor) => {
      const copies = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`))
      expect(copies.length).toBeGreaterThan(0)
      for (const [, { version }] of copies) expect(atLeast(version ?? '0', floor)).toBe(true)
    },
  )

  it('pins every version exactly', () => {
    const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }
    expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })
})
