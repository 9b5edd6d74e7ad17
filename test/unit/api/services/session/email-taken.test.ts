import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { users } from '#api/db/schema/index.ts'
import { startApiHarness } from '../../../../contract/harness/api-harness.ts'
import { getCookie, jsonRequest } from '../../../../contract/harness/target.ts'

it('an email of another account is refused with its own sentence, and says so in the language', async () => {
  const verify = async (token: string) => ({
    uid: token.split('.')[1] ?? '',
    googleAccountId: null,
    email: 'ana@example.com',
    name: 'Ana',
    picture: null,
    signedInAt: harness.now,
    tokenHash: crypto.randomUUID(),
    tokenExpiresAt: harness.now + 3_600_000,
  })
  const harness = await startApiHarness({ identity: { verify } })
  const signIn = (sub: string) =>
    harness.fetch(
      '/api/auth/sync',
      jsonRequest({ googleId: sub, email: 'ana@example.com', name: 'Ana' }, 'POST', {
        authorization: `Bearer x.${sub}.y`,
        'accept-language': 'es',
      }),
    )
  expect((await signIn('one')).status).toBe(200)
  const second = await signIn('two')
  expect(second.status).toBe(409)
  expect(await second.json()).toMatchObject({
    error: { code: 'email-taken', message: expect.stringContaining('Otra cuenta ya usa este correo') },
  })
  await harness.close()
})

describe('a person whose Firebase user was deleted', () => {
  const start = async (email: string) => {
    const verify = async (token: string) => {
      const [, uid = '', account] = token.split('.')
      return {
        uid,
        googleAccountId: account === 'none' || account === undefined ? null : account,
        email,
        name: 'Ana',
        picture: null,
        signedInAt: harness.now,
        tokenHash: crypto.randomUUID(),
        tokenExpiresAt: harness.now + 3_600_000,
      }
    }
    const harness = await startApiHarness({ identity: { verify } })
    const signIn = async (sub: string, account: string) => {
      const headers = { authorization: `Bearer x.${sub}.${account}` }
      const response = await harness.fetch(
        '/api/auth/sync',
        jsonRequest({ googleId: sub, email, name: 'Ana' }, 'POST', headers),
      )
      const cookie = getCookie(response)
      const { id } = z.object({ id: z.string().optional() }).parse(await response.json())
      return { status: response.status, cookie, id }
    }
    return { harness, signIn }
  }

  it('gets the same account back with the same Google account, and its old sessions end', async () => {
    const { harness, signIn } = await start('ana@example.com')
    const first = await signIn('one', 'google-1')
    const second = await signIn('two', 'google-1')
    expect(second).toMatchObject({ status: 200, id: first.id })
    const me = (cookie: string) => harness.fetch('/api/user/analysis-usage', { headers: { cookie } })
    expect([(await me(first.cookie)).status, (await me(second.cookie)).status]).toEqual([401, 200])
    await harness.close()
  })

  it('is not replaced by another Google account with the same address', async () => {
    const { harness, signIn } = await start('ana@example.com')
    const first = await signIn('one', 'google-1')
    expect((await signIn('two', 'google-2')).status).toBe(409)
    expect((await signIn('three', 'none')).status).toBe(409)
    expect(await signIn('one', 'google-1')).toMatchObject({ status: 200, id: first.id })
    await harness.close()
  })

  it.each([
    ['ana@gmail.com', 200],
    ['ana@example.com', 409],
  ])('from before the Google account was stored: %s is %i', async (email, status) => {
    const { harness, signIn } = await start(email)
    await signIn('one', 'google-1')
    await harness.ctx.db.update(users).set({ googleAccountId: null }).where(eq(users.googleId, 'one'))
    expect((await signIn('two', 'google-1')).status).toBe(status)
    await harness.close()
  })
})
