import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT } from '../utils/setup.mjs'

/** Bundles the Worker as `wrangler deploy` does, without an account. Returns its gzipped bytes, or what is wrong. */
export const measureWorkerBundle = (): { readonly bytes: number } | { readonly problem: string } => {
  const out = mkdtempSync(join(tmpdir(), 'faro-worker-'))
  try {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(ROOT, 'node_modules/wrangler/bin/wrangler.js'), 'deploy', '--dry-run', '--outdir', out],
      {
        cwd: ROOT,
        env: { ...process.env, NO_COLOR: '1', WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
        encoding: 'utf8',
      },
    )
    if (status === 0) return { bytes: gzipSync(readFileSync(join(out, 'worker.js'))).length }
    const line = `${stderr}\n${stdout}`.split('\n').find((text) => /error/i.test(text))
    return { problem: `wrangler cannot bundle the Worker: ${line?.trim() ?? 'it gave no reason'}` }
  } finally {
    rmSync(out, { recursive: true })
  }
}
