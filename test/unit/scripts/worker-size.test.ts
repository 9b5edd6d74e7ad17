import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
/** Bytes of the Worker's script, packed as Cloudflare counts it. */
const MOST = 1_200_000

/** The Worker names the folder of the built app, so there is nothing to bundle before a build. */
it.skipIf(!existsSync(join(ROOT, 'dist')))('the Worker’s script stays under 1.2 MB gz', { timeout: 300_000 }, () => {
  const out = mkdtempSync(join(tmpdir(), 'faro-worker-'))
  try {
    execFileSync(join(ROOT, 'node_modules/.bin/wrangler'), ['deploy', '--dry-run', '--outdir', out], {
      cwd: ROOT,
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
      stdio: 'pipe',
    })
    expect(gzipSync(readFileSync(join(out, 'worker.js'))).length).toBeLessThan(MOST)
  } finally {
    rmSync(out, { recursive: true })
  }
})
