import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { FAKE_PATHS } from '#api/fakes/fake-paths.ts'
import { createPayments } from '#api/server/config/create-payments.ts'
import { assertSafeConfig, describeFakes, getEnabledFakes } from '#api/server/config/enabled-fakes.ts'
import { ConfigError, nodeEnvSchema, readEnv } from '#api/server/config/env.ts'
import { describeUnknownVariables } from '#api/server/config/unknown-variables.ts'
import { VERSION } from '#api/version.ts'

const check = (values: Record<string, string>) => () => {
  const env = readEnv(nodeEnvSchema, values)
  assertSafeConfig(env, getEnabledFakes(env), env.HOST)
}
const REAL = {
  FIREBASE_PROJECT_ID: 'faro',
  FIREBASE_API_KEY: 'x',
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
}

describe('fakes', () => {
  it('run on localhost without configuration', () => {
    expect(check({})).not.toThrow()
    expect(getEnabledFakes(readEnv(nodeEnvSchema, {}))).toEqual({ signIn: true, payments: true })
  })

  it('are replaced one by one', () => {
    expect(getEnabledFakes(readEnv(nodeEnvSchema, { FIREBASE_PROJECT_ID: 'faro' }))).toEqual({
      signIn: false,
      payments: true,
    })
    expect(getEnabledFakes(readEnv(nodeEnvSchema, { STRIPE_SECRET_KEY: 'sk_test_x' }))).toEqual({
      signIn: true,
      payments: false,
    })
    expect(getEnabledFakes(readEnv(nodeEnvSchema, { STRIPE_SECRET_KEY: '' })).payments).toBe(true)
  })

  it('are rejected in production, on network addresses and with live keys', () => {
    expect(check({ NODE_ENV: 'production' })).toThrow(ConfigError)
    expect(check({ NODE_ENV: 'production', FIREBASE_PROJECT_ID: 'faro' })).toThrow(/Set STRIPE_SECRET_KEY, /)
    expect(check({ NODE_ENV: 'production', ...REAL })).not.toThrow()
    expect(check({ NODE_ENV: 'production', FARO_DEMO: '1' })).not.toThrow()
    expect(check({ HOST: '0.0.0.0' })).toThrow(/loopback/)
    expect(check({ HOST: '0.0.0.0', ...REAL })).not.toThrow()
    expect(check({ STRIPE_SECRET_KEY: 'sk_live_x' })).toThrow(/live/)
    expect(check({ STRIPE_SECRET_KEY: 'rk_live_x', FARO_DEMO: '1' })).toThrow(/live/)
  })

  it('are listed at start, like a missing model', () => {
    const lines = (values: Record<string, string>) => {
      const env = readEnv(nodeEnvSchema, values)
      return describeFakes(env, getEnabledFakes(env)).map((line) => line.trim().split(' ')[0])
    }
    expect(lines({})).toEqual(['Google', 'Card', 'Advice'])
    expect(lines({ ...REAL, OPENAI_API_KEY: 'sk-x' })).toEqual(['Card'])
    const live = { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_PUBLISHABLE_KEY: 'pk_live_x' }
    expect(lines({ ...REAL, ...live, OPENAI_API_KEY: 'sk-x' })).toEqual([])
    expect(lines({ ...REAL, OPENAI_BASE_URL: 'http://localhost:11434/v1' })).toEqual(['Card', 'No'])
  })

  it('of sign-in is replaced by both the project and its key', () => {
    expect(check({ FIREBASE_PROJECT_ID: 'faro' })).toThrow('FIREBASE_PROJECT_ID also needs FIREBASE_API_KEY')
    expect(check({ FIREBASE_API_KEY: 'x' })).toThrow('FIREBASE_API_KEY also needs FIREBASE_PROJECT_ID')
    expect(check({ FIREBASE_PROJECT_ID: 'faro', FIREBASE_API_KEY: 'x' })).not.toThrow()
  })

  it('of payments is replaced by keys of one mode', () => {
    expect(check({ STRIPE_PUBLISHABLE_KEY: 'pk_test_a' })).toThrow(
      'STRIPE_PUBLISHABLE_KEY also needs STRIPE_SECRET_KEY',
    )
    const pay =
      (secret: string, publishable: string, webhook = 'whsec_x') =>
      () =>
        createPayments(
          readEnv(nodeEnvSchema, {
            STRIPE_SECRET_KEY: secret,
            STRIPE_PUBLISHABLE_KEY: publishable,
            STRIPE_WEBHOOK_SECRET: webhook,
          }),
          Date.now,
        )
    expect(pay('sk_test_a', 'pk_test_a')).not.toThrow()
    expect(pay('rk_live_a', 'pk_live_a')).not.toThrow()
    expect(pay('sk_live_a', 'pk_test_a')).toThrow(/live key and STRIPE_PUBLISHABLE_KEY a test key/)
    expect(pay('sk_test_a', 'pk_live_a')).toThrow(ConfigError)
    expect(pay('pk_test_a', 'pk_test_a')).toThrow(/publishable/)
    expect(pay('sk_test_a', 'sk_test_a')).toThrow(/pk_/)
    expect(pay('whsec_a', 'pk_test_a')).toThrow(/sk_ or rk_/)
    expect(pay('', 'pk_test_a')).toThrow('STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET also need STRIPE_SECRET_KEY')
    expect(pay('sk_test_a', 'pk_test_a', 'pk_test_a')).toThrow(/whsec_/)
  })

  it('refuse the token of a database whose address is missing', () => {
    expect(check({ LIBSQL_AUTH_TOKEN: 'x' })).toThrow('LIBSQL_AUTH_TOKEN also needs LIBSQL_URL')
    expect(check({ LIBSQL_AUTH_TOKEN: 'x', LIBSQL_URL: 'libsql://faro.example' })).not.toThrow()
  })

  it('require rate limits in production', () => {
    expect(check({ NODE_ENV: 'production', ...REAL, RATE_LIMIT: 'off' })).toThrow(/RATE_LIMIT/)
  })

  it('require https of a public origin in production, unless http is permitted or it is this machine', () => {
    const production = { NODE_ENV: 'production', ...REAL }
    expect(check({ ...production, PUBLIC_ORIGIN: 'http://faro.example' })).toThrow(/PUBLIC_ORIGIN must be https/)
    expect(check({ NODE_ENV: 'production', FARO_DEMO: '1', PUBLIC_ORIGIN: 'http://faro.example' })).toThrow(/https/)
    expect(check({ ...production, PUBLIC_ORIGIN: 'https://faro.example' })).not.toThrow()
    expect(check({ ...production, PUBLIC_ORIGIN: 'http://localhost:8787' })).not.toThrow()
    expect(check({ ...production, PUBLIC_ORIGIN: 'http://192.168.1.20', ALLOW_INSECURE_HTTP: '1' })).not.toThrow()
    expect(check({ ...REAL, PUBLIC_ORIGIN: 'http://192.168.1.20' })).not.toThrow()
  })

  it('have the same paths in all configurations', () => {
    const toml = readFileSync(new URL('../../../../scripts/dev-worker.toml', import.meta.url), 'utf8')
    const dev = readFileSync(new URL('../../../../scripts/dev.mjs', import.meta.url), 'utf8')
    for (const path of FAKE_PATHS) {
      expect(toml).toContain(`"${path}"`)
      expect(dev).toContain(`'${path.slice(0, -2)}'`)
    }
  })
})

describe('the environment', () => {
  it.each(['prod', 'Production', 'staging'])('refuses NODE_ENV=%s, which would leave out the checks', (value) => {
    expect(() => readEnv(nodeEnvSchema, { NODE_ENV: value })).toThrow(
      'NODE_ENV must be production, development or test',
    )
  })

  it.each(['faro-1a2b3', 'faro.example:faro-1a2b3', ' faro '])('takes the project %j', (value) => {
    expect(readEnv(nodeEnvSchema, { FIREBASE_PROJECT_ID: value }).FIREBASE_PROJECT_ID).toBe(value.trim())
  })

  it.each(['AIzaSyA-key', '123456789012', 'faro-1a2b3.firebaseapp.com', '"faro-1a2b3"', 'Faro'])(
    'refuses the project %j, with which nobody could sign in',
    (value) => {
      expect(() => readEnv(nodeEnvSchema, { FIREBASE_PROJECT_ID: value })).toThrow(
        'must be the id of a Firebase project',
      )
    },
  )

  it('refuses the address of one call as the address of a model server', () => {
    const read = (OPENAI_BASE_URL: string) => readEnv(nodeEnvSchema, { OPENAI_BASE_URL }).OPENAI_BASE_URL
    expect(() => read('https://api.openai.com/v1/chat/completions')).toThrow('without /chat/completions')
    expect(read('http://localhost:11434/v1')).toBe('http://localhost:11434/v1')
  })

  it('names variables that are set under another name than ours', () => {
    const source = {
      STRIPE_SECERT_KEY: 'x',
      OPENAI_KEY: 'x',
      METRIC_TOKEN: 'x',
      openai_api_key: 'x',
      LIBSQL_AUTHTOKEN: 'x',
      STRIPE_SECRET_KEY: 'x',
      STRIPE_BASE_URL: 'x',
      OPENAI_ORG: '',
      PATH: '/bin',
      SORT: 'x',
      OTEL_LOG_LEVEL: 'x',
    }
    expect(describeUnknownVariables(source)).toEqual([
      'STRIPE_SECERT_KEY is no variable of Faro: STRIPE_SECRET_KEY is.',
      'OPENAI_KEY is no variable of Faro (see the README for their names).',
      'METRIC_TOKEN is no variable of Faro: METRICS_TOKEN is.',
      'openai_api_key is no variable of Faro: OPENAI_API_KEY is.',
      'LIBSQL_AUTHTOKEN is no variable of Faro: LIBSQL_AUTH_TOKEN is.',
    ])
  })

  it.each([
    ['https://Faro.Example/', 'faro.example'],
    [' login.faro.example/__/auth/handler ', 'login.faro.example'],
    ['localhost:8787', 'localhost:8787'],
  ])('takes the sign-in domain %j as %s', (value, host) => {
    expect(readEnv(nodeEnvSchema, { FIREBASE_AUTH_DOMAIN: value }).FIREBASE_AUTH_DOMAIN).toBe(host)
  })

  it.each(['faro example', "faro.example; script-src 'unsafe-inline'", '*'])(
    'refuses the sign-in domain %j',
    (value) => {
      expect(() => readEnv(nodeEnvSchema, { FIREBASE_AUTH_DOMAIN: value })).toThrow('FIREBASE_AUTH_DOMAIN')
    },
  )

  it.each([
    [
      { PORT: 'many', OPENAI_BASE_URL: 'localhost:11434' },
      ['OPENAI_BASE_URL must be an address', 'PORT must be a whole'],
    ],
    [
      { SESSION_SECRET: 'short', FARO_DEMO: 'yes' },
      ['FARO_DEMO must be 1 or 0.', 'SESSION_SECRET must be a secret of 32'],
    ],
    [{ LIBSQL_URL: 'postgres://a/b' }, ['LIBSQL_URL must be the address of a libSQL server']],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'token' }, ['OTEL_EXPORTER_OTLP_HEADERS must be name=value']],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'x=100%' }, ['OTEL_EXPORTER_OTLP_HEADERS must be name=value, percent-encoded']],
    [{ OPENAI_MODEL: ' ' }, ['OPENAI_MODEL must be text']],
  ])('says what %j must be, without the values', (values, starts) => {
    const read = () => readEnv(nodeEnvSchema, values)
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(new RegExp(`^${starts.join('.*\\n')}[^\\n]*$`))
    for (const value of Object.values(values)) if (value.trim()) expect(read).not.toThrow(value)
  })

  it('describes each variable that can be wrong', () => {
    for (const [name, schema] of Object.entries(nodeEnvSchema.shape))
      if (!schema.safeParse('').success || !schema.safeParse('?').success)
        expect(z.globalRegistry.get(schema)?.description, name).toBeTruthy()
  })

  it('has the version of package.json', () => {
    const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'))
    expect(VERSION).toBe(version)
  })

  it('is the same for both Workers', () => {
    const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')
    const line = (toml: string, name: string) => toml.split('\n').find((l) => l.startsWith(name))
    const [real, dev] = [read('wrangler.toml'), read('scripts/dev-worker.toml')]
    for (const name of ['compatibility_date', 'compatibility_flags', 'not_found_handling', 'binding']) {
      expect(line(dev, name)).toBe(line(real, name))
    }
    expect(real).toContain('"/api/*"')
  })
})
