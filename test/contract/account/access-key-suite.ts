import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import {
  accessKeysResponse,
  type CreatedAccessKeyResponse,
  createdAccessKeyResponse,
  type KeyScope,
} from '#shared/api-schema/access-keys.ts'
import { MAX_ACCESS_KEYS } from '#shared/plans.ts'
import { subscribe } from '../billing/billing-suite.ts'
import {
  CUSTOM_DATA,
  createUniqueName,
  formRequest,
  jsonRequest,
  RESUME_TEXT,
  readAccountExport,
  readRefusal,
  type SignedInUser,
  signIn,
  type Target,
  uploadAndAnalyze,
  uploadResume,
} from '../harness/target.ts'

const ALL_SCOPES: readonly KeyScope[] = ['read', 'analyze', 'write']

const requestKey = (person: SignedInUser, scopes: readonly KeyScope[] = ALL_SCOPES, name = 'script') =>
  person.fetch('/api/access-keys', jsonRequest({ name, scopes, expiresInDays: 30 }))

const createKey = async (person: SignedInUser, scopes?: readonly KeyScope[]): Promise<CreatedAccessKeyResponse> => {
  const response = await requestKey(person, scopes)
  if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`)
  return createdAccessKeyResponse.parse(await response.json())
}

const listKeys = async (person: SignedInUser) =>
  accessKeysResponse.parse(await (await person.fetch('/api/access-keys')).json())

/** Tests of access keys: what they open, what they never open, and what is kept of them. */
export const describeAccessKeys = (getTarget: () => Target): void => {
  const subscribeToEnterprise = () => subscribe(getTarget(), 'enterprise')
  const call = (key: string, path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${key}`)
    return getTarget().fetch(path, { ...init, headers })
  }

  describe('access keys', () => {
    it('do what a session does within their scopes, for their person alone', async () => {
      const ana = await subscribeToEnterprise()
      const { key, start, ...created } = await createKey(ana)
      expect(key.startsWith(start)).toBe(true)
      expect(created).toMatchObject({ name: 'script', scopes: ALL_SCOPES, lastUsedAt: null })
      expect(await (await call(key, '/api/user')).json()).toMatchObject({ id: ana.id })
      const uploaded = await call(key, '/api/resumes/upload', formRequest({ text: RESUME_TEXT }))
      const { resumeId } = z.object({ resumeId: z.string() }).parse(await uploaded.json())
      expect((await call(key, `/api/resumes/${resumeId}/analyze`, { method: 'POST' })).status).toBe(200)
      expect(await (await call(key, `/api/resumes/${resumeId}`)).json()).toMatchObject({ id: resumeId })
      const ben = await signIn(getTarget(), createUniqueName('ben'))
      const theirs = await uploadResume(ben)
      for (const [path, method] of [
        [`/api/resumes/${theirs}`, 'GET'],
        [`/api/resumes/${theirs}`, 'DELETE'],
        [`/api/resumes/${theirs}/analyze`, 'POST'],
      ] as const)
        expect([path, await readRefusal(call(key, path, { method }))]).toEqual([path, '404 not-found'])
      expect((await call(key, `/api/resumes/${resumeId}`, { method: 'DELETE' })).status).toBe(204)
    })

    it.each(ALL_SCOPES)('with the scope %s alone do nothing of the others', async (scope) => {
      const ana = await subscribeToEnterprise()
      const resume = await uploadAndAnalyze(ana)
      const { key } = await createKey(ana, [scope])
      const calls: readonly (readonly [KeyScope, string, RequestInit])[] = [
        ['read', '/api/resumes', {}],
        ['read', `/api/resumes/${resume}`, {}],
        ['read', '/api/drafts', {}],
        ['analyze', '/api/resumes/upload', formRequest({ text: RESUME_TEXT })],
        ['analyze', `/api/resumes/${resume}/improve`, jsonRequest({})],
        ['write', `/api/resumes/${resume}/generate`, jsonRequest({ templateId: 'clara', customData: CUSTOM_DATA })],
        ['write', `/api/resumes/${resume}`, jsonRequest({ name: 'x' }, 'PATCH')],
        ['write', `/api/resumes/${resume}`, { method: 'DELETE' }],
      ]
      for (const [needed, path, init] of calls) {
        const response = await call(key, path, init)
        if (needed === scope) expect([path, response.status]).not.toEqual([path, 403])
        else expect([path, await readRefusal(response)]).toEqual([path, '403 insufficient-scope'])
      }
    })

    it('never open the account, its sessions, its plan or other keys', async () => {
      const ana = await subscribeToEnterprise()
      const { key, id } = await createKey(ana)
      const body = { googleId: ana.sub, email: `${ana.sub}@example.com` }
      const calls: readonly (readonly [string, RequestInit])[] = [
        ['/api/account', { method: 'DELETE' }],
        ['/api/account/export', {}],
        ['/api/account/sessions', {}],
        ['/api/account/sessions', { method: 'DELETE' }],
        ['/api/access-keys', {}],
        ['/api/access-keys', jsonRequest({ name: 'more', scopes: ALL_SCOPES, expiresInDays: null })],
        [`/api/access-keys/${id}`, { method: 'DELETE' }],
        ['/api/auth/sign-out-everywhere', { method: 'POST' }],
        [`/api/subscription/status?googleId=${ana.sub}`, {}],
        ['/api/subscription/cancel', jsonRequest(body)],
        ['/api/subscription/portal', jsonRequest(body)],
        ['/api/create-subscription', jsonRequest({ ...body, plan: 'basic' })],
      ]
      for (const [path, init] of calls)
        expect([path, await readRefusal(call(key, path, init))]).toEqual([path, '403 session-required'])
      expect(await readRefusal(call(key, '/api/auth/sync', jsonRequest(body)))).toBe('401 unauthenticated')
    })

    it('are refused beside a cookie, in a query, misspelled, of another kind and from another site', async () => {
      const ana = await subscribeToEnterprise()
      const resume = await uploadResume(ana)
      const { key } = await createKey(ana)
      const both = { headers: { cookie: ana.cookie, authorization: `Bearer ${key}` } }
      expect(await readRefusal(getTarget().fetch('/api/user', both))).toBe('400 ambiguous-credentials')
      expect((await ana.fetch(`/api/resumes/${resume}`)).status).toBe(200)
      expect(await readRefusal(getTarget().fetch(`/api/resumes/${resume}`, both))).toBe('400 ambiguous-credentials')
      const wrongCookie = { headers: { cookie: ana.cookie.slice(0, -1), authorization: `Bearer ${key}` } }
      expect(await readRefusal(getTarget().fetch('/api/user', wrongCookie))).toBe('400 ambiguous-credentials')
      expect(await readRefusal(getTarget().fetch(`/api/user?access_token=${key}`))).toBe('401 unauthenticated')
      const basic = { headers: { authorization: `Basic ${btoa(`x:${key}`)}` } }
      expect(await readRefusal(getTarget().fetch('/api/user', basic))).toBe('401 unauthenticated')
      const flipped = key.slice(0, -1) + (key.endsWith('0') ? '1' : '0')
      for (const wrong of [
        flipped,
        key.toUpperCase().replace('FARO', 'faro'),
        `${key}0`,
        'faro_',
        `faro_${'0'.repeat(48)}`,
      ]) {
        const refused = await call(wrong, '/api/user')
        expect(refused.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
        expect(await readRefusal(refused)).toBe('401 invalid-key')
      }
      const foreign = { method: 'DELETE', headers: { origin: 'https://evil.example' } }
      expect(await readRefusal(call(key, `/api/resumes/${resume}`, foreign))).toBe('403 bad-origin')
      const form = { method: 'POST', body: new URLSearchParams({ text: RESUME_TEXT }) }
      expect(await readRefusal(call(key, '/api/resumes/upload', form))).toBe('415 unsupported-media')
    })

    it('are shown once, listed with their use, and revoked at once', async () => {
      const ana = await subscribeToEnterprise()
      const { key, id } = await createKey(ana)
      const listed = await ana.fetch('/api/access-keys')
      expect(await listed.text()).not.toContain(key)
      await call(key, '/api/user')
      await call(key, `/api/resumes/${'0'.repeat(32)}`)
      await expect
        .poll(() => listKeys(ana), { timeout: 30_000 })
        .toMatchObject([{ id, lastUsedAt: expect.any(Number), usage: { today: 2, month: 2, monthErrors: 1 } }])
      const eve = await signIn(getTarget(), createUniqueName('eve'))
      expect(await readRefusal(eve.fetch(`/api/access-keys/${id}`, { method: 'DELETE' }))).toBe('404 not-found')
      expect((await call(key, '/api/user')).status).toBe(200)
      expect((await ana.fetch(`/api/access-keys/${id}`, { method: 'DELETE' })).status).toBe(204)
      expect(await readRefusal(call(key, '/api/user'))).toBe('401 invalid-key')
      expect(await listKeys(ana)).toEqual([])
    })

    it('need the plan; at most ten are made, however many are asked for at once', async () => {
      const free = await signIn(getTarget(), createUniqueName('free'))
      expect(await readRefusal(requestKey(free))).toBe('403 plan-required')
      expect(await listKeys(free)).toEqual([])
      const ana = await subscribeToEnterprise()
      for (const body of [
        { name: '', scopes: ['read'], expiresInDays: 30 },
        { name: 'x', scopes: [], expiresInDays: 30 },
        { name: 'x', scopes: ['admin'], expiresInDays: 30 },
        { name: 'x', scopes: ['read'], expiresInDays: 36_500 },
      ])
        expect(await readRefusal(ana.fetch('/api/access-keys', jsonRequest(body)))).toBe('400 invalid-request')
      const responses = await Promise.all(Array.from({ length: 14 }, () => requestKey(ana)))
      expect(responses.filter(({ status }) => status === 201)).toHaveLength(MAX_ACCESS_KEYS)
      const refused = responses.find(({ status }) => status !== 201)
      expect(refused && (await readRefusal(refused))).toBe('422 too-many-keys')
    })

    it('are exported without their secret, and gone with the account', async () => {
      const ana = await subscribeToEnterprise()
      const { key, id } = await createKey(ana)
      const { 'account.json': account = '' } = await readAccountExport(ana)
      expect(JSON.parse(account)).toMatchObject({ accessKeys: [{ id, name: 'script', scopes: ALL_SCOPES }] })
      expect(account).not.toContain(key)
      expect(account).not.toMatch(/hash/i)
      expect((await ana.fetch('/api/account', { method: 'DELETE' })).status).toBe(204)
      expect(await readRefusal(call(key, '/api/user'))).toBe('401 invalid-key')
    })
  })
}
