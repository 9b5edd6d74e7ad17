import { expect, it } from 'vitest'
import { startApiHarness } from '../../../../contract/api-harness.ts'
import { jsonRequest } from '../../../../contract/target.ts'

it('an email of another account is refused with its own sentence, and says so in the language', async () => {
  const verify = async (token: string) => ({
    uid: token.split('.')[1] ?? '',
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
    error: { code: 'email-taken', message: expect.stringContaining('Otra cuenta ya tiene este correo') },
  })
  await harness.close()
})
