import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { serveStaticFiles } from '#api/server/node/static-files.ts'

const root = mkdtempSync(join(tmpdir(), 'faro-static-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const MAP = '{"imports":{"/assets/a.js":"/assets/a-1.js"}}'

test('a page allows its own import map by its hash, and no other file allows an inline script', async () => {
  writeFileSync(join(root, 'index.html'), `<!doctype html><script type="importmap">${MAP}</script>`)
  writeFileSync(join(root, 'style.css'), 'a{}')
  const app = new Hono()
  serveStaticFiles(app, { root, authDomain: null, publicOrigin: null })
  const policyOf = async (path: string) => (await app.request(path)).headers.get('content-security-policy')
  const hash = createHash('sha256').update(MAP).digest('base64')
  expect(await policyOf('/analyzer')).toMatch(
    new RegExp(`script-src [^;]* 'sha256-${hash.replaceAll(/[+/]/g, '\\$&')}';`),
  )
  expect(await policyOf('/style.css')).not.toContain('sha256')
})
