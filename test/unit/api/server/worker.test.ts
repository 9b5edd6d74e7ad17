import { expect, it } from 'vitest'
import worker from '#api/server/worker.ts'

const ENV = { LIBSQL_URL: 'http://127.0.0.1:1', SESSION_SECRET: 'only-for-this-test-and-long-enough' }

const readMessage = async (url: string, bindings: Readonly<Record<string, string>>) => {
  const response = await worker.fetch(new Request(url), bindings, {
    waitUntil: () => undefined,
    passThroughOnException: () => undefined,
    props: {},
  })
  const body: { error?: { code: string; message: string } } = await response.json()
  return [response.status, body.error?.code, body.error?.message ?? '']
}

it('refuses to run in production with a public origin over http', async () => {
  const url = 'https://faro.example/api/templates'
  const refused = await readMessage(url, { ...ENV, PUBLIC_ORIGIN: 'http://faro.example' })
  expect(refused).toEqual([
    503,
    'not-configured',
    expect.stringMatching(/^In production PUBLIC_ORIGIN must be https\./),
  ])
  for (const allowed of [{ PUBLIC_ORIGIN: 'https://faro.example' }, { ALLOW_INSECURE_HTTP: '1' }, {}])
    expect(await readMessage(url, { ...ENV, ...allowed })).not.toContain('not-configured')
})

it('runs on this machine with a public origin over http', async () => {
  const bindings = { ...ENV, PUBLIC_ORIGIN: 'http://faro.example' }
  expect(await readMessage('http://localhost:8787/api/templates', bindings)).not.toContain('not-configured')
})

it('says which variable is missing', async () => {
  expect(await readMessage('https://faro.example/api/health', { SESSION_SECRET: ENV.SESSION_SECRET })).toEqual([
    503,
    'not-configured',
    expect.stringMatching(/^LIBSQL_URL is not set\. Put it in \.dev\.vars/),
  ])
})
