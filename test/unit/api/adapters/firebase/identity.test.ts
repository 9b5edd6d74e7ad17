import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { createFirebaseIdentity, createRemoteKeys, localKeys } from '#api/adapters/firebase/identity.ts'
import { describeError } from '#api/log.ts'
import { AppError } from '#shared/errors.ts'

type Pair = Awaited<ReturnType<typeof generateKeyPair>>

const PROJECT = 'demo-faro'
const ISSUER = `https://securetoken.google.com/${PROJECT}`
const NOW = Date.UTC(2026, 10, 20, 12)
const seconds = NOW / 1000

let ours: Pair
let theirs: Pair
let jwk: JWK
let theirJwk: JWK

beforeAll(async () => {
  ours = await generateKeyPair('RS256', { extractable: true })
  theirs = await generateKeyPair('RS256', { extractable: true })
  jwk = { ...(await exportJWK(ours.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  theirJwk = { ...(await exportJWK(theirs.publicKey)), kid: 'evil', alg: 'RS256', use: 'sig' }
})

const payload = (over: Record<string, unknown> = {}) => ({
  sub: 'ana',
  email: 'ana@example.com',
  email_verified: true,
  name: 'Ana',
  iss: ISSUER,
  aud: PROJECT,
  iat: seconds - 10,
  auth_time: seconds - 10,
  exp: seconds + 3_590,
  ...over,
})

const signed = (over = {}, header: Record<string, unknown> = {}, key = ours.privateKey) =>
  new SignJWT(payload(over)).setProtectedHeader({ alg: 'RS256', kid: 'one', ...header }).sign(key)

const verify = (token: string, now = NOW) =>
  createFirebaseIdentity({ projectId: PROJECT, keys: localKeys({ keys: [jwk] }), clock: () => now }).verify(token)

const refused = (token: string, now?: number) =>
  expect(verify(token, now)).rejects.toMatchObject({ code: 'unauthenticated' })

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('ID tokens', () => {
  it('return the identity', async () => {
    expect(await verify(await signed({ picture: 'https://lh3.googleusercontent.com/a' }))).toMatchObject({
      uid: 'ana',
      email: 'ana@example.com',
      name: 'Ana',
      picture: 'https://lh3.googleusercontent.com/a',
    })
  })

  it('say in the log alone which claim is wrong, and nothing that the token says', async () => {
    const reasonOf = async (token: string, now?: number) =>
      verify(token, now).catch((error: unknown) => (error instanceof AppError ? error.params : error))
    expect(await reasonOf(await signed({ aud: 'another-project' }))).toEqual({ reason: 'aud' })
    expect(await reasonOf(await signed(), NOW + 7_200_000)).toEqual({ reason: 'exp' })
    expect(await reasonOf(await signed(), NOW - 7_200_000)).toEqual({ reason: 'iat' })
    expect(await reasonOf(await signed({ email_verified: false }))).toEqual({ reason: 'claims' })
    expect(await reasonOf('a.b.c')).toEqual({ reason: 'ERR_JWS_INVALID' })
  })

  it('drop a picture that is not https', async () => {
    expect((await verify(await signed({ picture: 'http://169.254.169.254/latest' }))).picture).toBeNull()
    expect((await verify(await signed({ picture: 'javascript:alert(1)' }))).picture).toBeNull()
  })

  it('are rejected unsigned (A1)', async () => {
    await refused(`${part({ alg: 'none' })}.${part(payload())}.`)
    await refused(`${part({ alg: 'none', kid: 'one' })}.${part(payload())}.AAAA`)
  })

  it('are rejected when signed by HMAC with the public key (A1)', async () => {
    for (const secret of [JSON.stringify(jwk), String(jwk.n)]) {
      const token = await new SignJWT(payload())
        .setProtectedHeader({ alg: 'HS256', kid: 'one' })
        .sign(new TextEncoder().encode(secret))
      await refused(token)
    }
  })

  it('are rejected with a key of the attacker in any header (A1)', async () => {
    await refused(await signed({}, {}, theirs.privateKey))
    await refused(await signed({}, { jwk: theirJwk }, theirs.privateKey))
    await refused(await signed({}, { jku: 'https://evil.example/jwks' }, theirs.privateKey))
    await refused(await signed({}, { kid: 'evil', jwk: theirJwk }, theirs.privateKey))
    await refused(await signed({}, { kid: '../../one' }, theirs.privateKey))
  })

  it('are rejected for another audience, issuer, kid or an empty subject (A2)', async () => {
    await refused(await signed({ aud: 'other' }))
    await refused(await signed({ aud: [] }))
    await refused(await signed({ iss: 'https://securetoken.google.com/other' }))
    await refused(await signed({ iss: `${ISSUER}/` }))
    await refused(await signed({}, { kid: 'two' }))
    await refused(await signed({ sub: '' }))
    await refused(await signed({ sub: undefined }))
    await refused(await signed({ sub: 'x'.repeat(129) }))
  })

  it('are rejected outside their validity, with 60 s of tolerance (A3)', async () => {
    const token = await signed({ exp: seconds + 100 })
    await verify(token, NOW + 159_000)
    await refused(token, NOW + 161_000)
    await refused(token, NOW + 360_000)
    await refused(token, NOW - 360_000)
    await verify(await signed({ iat: seconds + 59, auth_time: seconds + 59 }))
    await refused(await signed({ iat: seconds + 61 }))
    await refused(await signed({ auth_time: seconds + 61 }))
    await refused(await signed({ nbf: seconds + 61 }))
    for (const claim of ['exp', 'iat', 'auth_time', 'email']) await refused(await signed({ [claim]: undefined }))
  })

  it('are rejected without a verified email', async () => {
    await refused(await signed({ email_verified: false }))
    await refused(await signed({ email_verified: 'true' }))
  })

  it('are rejected when they are not tokens', async () => {
    for (const token of ['', 'a', 'a.b.c', '..', `${await signed()}x`, (await signed()).slice(0, -9)])
      await refused(token)
  })

  it('return provider-unavailable when the keys cannot be fetched', async () => {
    const keys = createRemoteKeys('http://127.0.0.1:9/none')
    const identity = createFirebaseIdentity({ projectId: PROJECT, keys, clock: () => NOW })
    const error = await identity.verify(await signed()).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject(new AppError('provider-unavailable'))
    expect(error instanceof AppError && describeError(error.cause).fault).toMatch(/^GoogleKeysError < /)
  })

  it.each([
    [404, 'not found', 'GoogleKeysError 404'],
    [500, '<html>', 'GoogleKeysError 500'],
    [200, '<html>a network that wants a sign-in</html>', 'GoogleKeysError 200'],
    [200, '{"error":"unknown"}', 'GoogleKeysError 200'],
    [200, '{"keys":[]}', 'GoogleKeysError 200'],
    [200, '{"keys":[{"a":1}]}', 'GoogleKeysError 200'],
  ])('answered %i %s refuse no token, and are asked for again', async (status, body, fault) => {
    let next = { status, body }
    const server = createServer((_, response) => response.writeHead(next.status).end(next.body))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const keys = createRemoteKeys(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    const identity = createFirebaseIdentity({ projectId: PROJECT, keys, clock: () => NOW })
    const error = await identity.verify(await signed()).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'provider-unavailable' })
    expect(error instanceof AppError && describeError(error.cause).fault).toBe(fault)
    next = { status: 200, body: JSON.stringify({ keys: [jwk] }) }
    expect(await identity.verify(await signed())).toMatchObject({ uid: 'ana' })
    server.closeAllConnections()
    server.close()
  })
})
