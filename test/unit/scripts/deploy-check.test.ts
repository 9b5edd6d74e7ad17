import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createStaticHeadersFile } from '#api/middleware/security-headers.ts'
import { openMigratedDatabase } from '#api/server/node/database.ts'
import {
  checkAssets,
  checkMigrations,
  checkScriptSize,
  checkSecretNames,
  checkSecretValues,
} from '#scripts/deploy/checks.ts'

const dir = mkdtempSync(join(tmpdir(), 'faro-deploy-'))
afterAll(() => rmSync(dir, { recursive: true }))

const SECRETS = {
  LIBSQL_URL: 'libsql://faro.example',
  LIBSQL_AUTH_TOKEN: 'token',
  SESSION_SECRET: 'a secret of thirty-two characters',
  FIREBASE_PROJECT_ID: 'faro',
  FIREBASE_API_KEY: 'key',
  STRIPE_SECRET_KEY: 'sk_test_a',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_a',
  STRIPE_WEBHOOK_SECRET: 'whsec_a',
}
const check = (change: Readonly<Record<string, string | undefined>> = {}) =>
  checkSecretValues({ ...SECRETS, ...change })

describe('the check of a deployment', () => {
  it('passes complete secrets', () => {
    expect(checkSecretNames(Object.keys(SECRETS))).toEqual([])
    expect(check()).toEqual([])
  })

  it('names each secret that is missing, misspelled or out of place, in one line', () => {
    const { SESSION_SECRET: _, ...others } = SECRETS
    expect(checkSecretNames([...Object.keys(others), 'SESION_SECRET', 'RATE_LIMIT'])).toEqual([
      'SESSION_SECRET is missing: without it nobody stays signed in.',
      'SESION_SECRET is no variable of Faro: SESSION_SECRET is.',
      'RATE_LIMIT must not be set on a Worker: it is for load tests.',
    ])
  })

  it.each([
    [{ LIBSQL_URL: 'file:faro.db' }, /^LIBSQL_URL must be/],
    [{ LIBSQL_URL: 'http://127.0.0.1:8080' }, /^LIBSQL_URL must be/],
    [{ LIBSQL_AUTH_TOKEN: '' }, /^LIBSQL_AUTH_TOKEN is missing/],
    [{ SESSION_SECRET: 'short' }, /^SESSION_SECRET must be a secret of 32/],
    [{ FIREBASE_API_KEY: '' }, /^FIREBASE_PROJECT_ID also needs FIREBASE_API_KEY/],
    [{ STRIPE_PUBLISHABLE_KEY: 'pk_live_a' }, /test key and STRIPE_PUBLISHABLE_KEY a live key/],
    [{ PUBLIC_ORIGIN: 'http://faro.example' }, /^PUBLIC_ORIGIN must be https/],
  ])('refuses %o in one line without the value', (change, line) => {
    const problems = check(change)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(line)
    expect(problems[0]).not.toContain('short')
  })

  it('tells a database that is not there, is not migrated, and is', async () => {
    const url = `file:${join(dir, 'faro.db')}`
    expect(await checkMigrations(url, undefined)).toEqual([expect.stringMatching(/misses \d+ migrations: run/)])
    const database = await openMigratedDatabase(url)
    await database.close()
    expect(await checkMigrations(url, undefined)).toEqual([])
    expect(await checkMigrations('http://127.0.0.1:9', 'x')).toEqual([expect.stringMatching(/does not answer/)])
  })

  it('compares the headers with the policy, the sign-in domain included', () => {
    const dist = join(dir, 'dist')
    mkdirSync(dist)
    expect(checkAssets(dist, null)).toEqual([expect.stringMatching(/^dist\/_headers is not current/)])
    writeFileSync(join(dist, '_headers'), createStaticHeadersFile())
    expect(checkAssets(dist, null)).toEqual([])
    expect(checkAssets(dist, 'login.faro.example')).toHaveLength(1)
  })

  it('refuses a script that would start slowly', () => {
    expect(checkScriptSize(1_499_999)).toEqual([])
    expect(checkScriptSize(1_500_001)).toEqual([expect.stringMatching(/gzipped/)])
  })
})
