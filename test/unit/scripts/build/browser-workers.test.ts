import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { ROOT } from '#test/utils/paths.ts'

const ASSETS = join(ROOT, 'dist/assets')
const SHARED = /^pdf-library-.*\.js$/
const MAX_BYTES = 450_000

/** The file of a worker and every file that it imports, which it names itself. */
const listFiles = (worker: string): string[] => {
  const entry = readdirSync(ASSETS).find((name) => name.startsWith(`${worker}-`)) ?? ''
  const code = readFileSync(join(ASSETS, entry), 'utf8')
  const imports = [...code.matchAll(/\b(?:from|import)\s*["`']\.\/([\w-]+\.js)["`']/g)].map(([, name]) => name ?? '')
  return [...new Set([entry, ...imports])]
}

const sumGzipped = (files: readonly string[]): number =>
  files.reduce((bytes, name) => bytes + gzipSync(readFileSync(join(ASSETS, name))).length, 0)

it.skipIf(!existsSync(ASSETS))('pdf.js, which two workers share, and the rest of each transfer at most 450 kB', () => {
  const workers = ['extract-worker', 'render-worker'].map(listFiles)
  const shared = workers.map((files) => files.filter((name) => SHARED.test(name)))
  expect(shared[0]).toHaveLength(1)
  expect(shared[1]).toEqual(shared[0])
  const sizes = [shared.flat().slice(0, 1), ...workers.map((files) => files.filter((name) => !SHARED.test(name)))]
  for (const files of sizes) expect(sumGzipped(files)).toBeLessThanOrEqual(MAX_BYTES)
})
