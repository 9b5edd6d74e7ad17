import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const QUERY = '?packed'

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

/**
 * `import { url, bytes } from 'package/file?packed'`: copies a file to the build, gzipped, for large binary files that
 * are fetched on demand. Its name ends in `.bin`, so that no server unpacks it and `bytes` is what is sent.
 * In development the file is served as it is.
 */
export const packedFiles = (): Plugin => {
  let isBuild = false
  return {
    name: 'faro:packed-files',
    enforce: 'pre',
    configResolved: (config) => {
      isBuild = config.command === 'build'
    },
    async resolveId(source, importer) {
      if (!source.endsWith(QUERY)) return null
      const resolved = await this.resolve(source.slice(0, -QUERY.length), importer, { skipSelf: true })
      return resolved && `${resolved.id}${QUERY}`
    },
    load(id) {
      if (!id.endsWith(QUERY)) return null
      const path = id.slice(0, -QUERY.length)
      const bytes = readFileSync(path)
      if (!isBuild) return `export const url = ${JSON.stringify(`/@fs${path}`)}; export const bytes = ${bytes.length}`
      const packed = isGzip(bytes) ? bytes : gzipSync(bytes, { level: 9 })
      const hash = createHash('sha256').update(packed).digest('base64url').slice(0, 8)
      const fileName = `assets/${basename(path).split('.')[0]}-${hash}.bin`
      this.emitFile({ type: 'asset', fileName, source: packed })
      return `export const url = ${JSON.stringify(`/${fileName}`)}; export const bytes = ${packed.length}`
    },
  }
}
