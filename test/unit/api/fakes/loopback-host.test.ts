import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { nodeEnvSchema, readEnv } from '#api/server/config/env.ts'
import { buildNodeApp } from '#api/server/node/node-app.ts'

const KEYS = '/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

it.each([
  ['http://localhost:8787', '0', 200],
  ['http://127.0.0.1:8787', '0', 200],
  ['http://[::1]:8787', '0', 200],
  ['http://evil.example:8787', '0', 421],
  ['http://localhost.evil.example', '0', 421],
  ['https://demo.example', '1', 200],
])('a fake asked as %s, demo %s, answers %i', async (origin, demo, status) => {
  const dir = mkdtempSync(join(tmpdir(), 'faro-host-'))
  const app = await buildNodeApp(readEnv(nodeEnvSchema, { DATA_DIR: dir, FARO_DEMO: demo }), () => undefined)
  for (const path of [KEYS, '/__stand-in/sign-in.js'])
    expect((await app.fetch(new Request(origin + path))).status, path).toBe(status)
  await app.close()
  rmSync(dir, { recursive: true })
})
