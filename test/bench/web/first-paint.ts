import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as z from 'zod'

const indexes = z.record(z.string(), z.array(z.int()))
const preloadsSchema = z.object({
  files: z.array(z.string()),
  shell: indexes,
  fallback: z.array(z.int()),
  catalogs: indexes,
  screens: indexes,
})

/**
 * Bytes of gzipped JS that the bootstrap script of a build asks for before the first paint of each screen, in Spanish:
 * the shell, the messages and what the screen imports statically; `landing`: before the landing page is taken over. Throws
 * when index.html names no chunks.
 */
export const measureFirstPaint = (dist: string): ReadonlyMap<string, number> => {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const { files, shell, fallback, catalogs, screens } = preloadsSchema.parse(
    JSON.parse(/data-preloads='([^']*)'/.exec(html)?.[1] ?? ''),
  )
  const sum = (chunks: readonly number[]): number =>
    [...new Set(chunks)].reduce((bytes, i) => bytes + gzipSync(readFileSync(join(dist, files[i] ?? ''))).length, 0)
  const common = [...(shell['es'] ?? []), ...fallback, ...(catalogs['es'] ?? [])]
  const landing = readdirSync(join(dist, 'assets')).find((name) => name.startsWith('landing-page-')) ?? ''
  return new Map([
    ...Object.entries(screens).map(([path, chunks]) => [path, sum([...common, ...chunks])] as const),
    ['landing', sum(shell['es'] ?? []) + gzipSync(readFileSync(join(dist, 'assets', landing))).length],
  ])
}
