import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
/** Gzipped bytes of the Worker's script, as Cloudflare counts it. */
const MAX_GZIP_BYTES = 1_200_000

/** wrangler needs the built app in `dist`. */
it.skipIf(!existsSync(join(ROOT, 'dist')))('the Worker’s script stays under 1.2 MB gz', { timeout: 300_000 }, () => {
  const out = mkdtempSync(join(tmpdir(), 'faro-worker-'))
  try {
    execFileSync(join(ROOT, 'node_modules/.bin/wrangler'), ['deploy', '--dry-run', '--outdir', out], {
      cwd: ROOT,
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
      stdio: 'pipe',
    })
    expect(gzipSync(readFileSync(join(out, 'worker.js'))).length).toBeLessThan(MAX_GZIP_BYTES)
  } finally {
    rmSync(out, { recursive: true })
  }
})
