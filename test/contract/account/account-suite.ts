import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { sessionsResponse } from '#shared/api-schema/account.ts'
import { createResumesCursor, RESUMES_PER_PAGE, resumesResponse } from '#shared/api-schema/resumes.ts'
import {
  createUniqueName,
  generateDocument,
  getCookie,
  jsonRequest,
  readRefusal,
  requestIdToken,
  signIn,
  syncUser,
  type Target,
  uploadAndAnalyze,
  uploadResume,
} from '../harness/target.ts'

/** Tests of sessions, data of other users, export and deletion. */
export const describeAccounts = (getTarget: () => Target): void => {
  describe('sessions', () => {
    it('end at sign-out, also for a copied cookie (A6)', async () => {
      const ana = await signIn(getTarget(), createUniqueName('ana'))
      const out = await ana.fetch('/api/auth/sign-out', { method: 'POST' })
      expect(out.status).toBe(204)
      expect(out.headers.getSetCookie()[0]).toContain('Max-Age=0')
      expect(await readRefusal(ana.fetch('/api/user'))).toBe('401 unauthenticated')
    })

    it('get a new id at sign-in; two devices have separate sessions (A7)', async () => {
      const phone = await signIn(getTarget(), createUniqueName('ana'))
      const again = await syncUser(getTarget(), phone.sub, {}, phone.cookie)
      expect(getCookie(again)).not.toBe(phone.cookie)
      expect(await readRefusal(phone.fetch('/api/user'))).toBe('401 unauthenticated')
      const laptop = await signIn(getTarget(), phone.sub)
      const tablet = await signIn(getTarget(), phone.sub)
      await laptop.fetch('/api/auth/sign-out', { method: 'POST' })
      expect((await tablet.fetch('/api/user')).status).toBe(200)
      expect(await (await tablet.fetch('/api/account/sessions')).json()).toHaveLength(2)
      expect((await tablet.fetch('/api/auth/sign-out-everywhere', { method: 'POST' })).status).toBe(204)
      expect(await readRefusal(tablet.fetch('/api/user'))).toBe('401 unauthenticated')
    })

    it('can be ended one by one, and all but this one (A10)', async () => {
      const sub = createUniqueName('ana')
      const [phone, laptop, tablet] = [
        await signIn(getTarget(), sub),
        await signIn(getTarget(), sub),
        await signIn(getTarget(), sub),
      ]
      const listed = sessionsResponse.parse(await (await tablet.fetch('/api/account/sessions')).json())
      expect(listed.filter(({ current }) => current)).toHaveLength(1)
      const own = listed.find(({ current }) => current)
      const ofPhone = sessionsResponse
        .parse(await (await phone.fetch('/api/account/sessions')).json())
        .find(({ current }) => current)
      expect(own?.id).not.toBe(ofPhone?.id)
      expect((await tablet.fetch(`/api/account/sessions/${ofPhone?.id}`, { method: 'DELETE' })).status).toBe(204)
      expect(await readRefusal(phone.fetch('/api/user'))).toBe('401 unauthenticated')
      expect((await laptop.fetch('/api/user')).status).toBe(200)
      const eve = await signIn(getTarget(), createUniqueName('eve'))
      expect(await readRefusal(eve.fetch(`/api/account/sessions/${own?.id}`, { method: 'DELETE' }))).toBe(
        '404 not-found',
      )
      expect((await tablet.fetch('/api/account/sessions', { method: 'DELETE' })).status).toBe(204)
      expect(await readRefusal(laptop.fetch('/api/user'))).toBe('401 unauthenticated')
      expect((await tablet.fetch('/api/user')).status).toBe(200)
    })

    it('start once with an ID token (A11)', async () => {
      const sub = createUniqueName('ana')
      const authorization = `Bearer ${await requestIdToken(getTarget(), sub)}`
      const use = () =>
        getTarget().fetch(
          '/api/auth/sync',
          jsonRequest({ googleId: sub, email: `${sub}@example.com` }, 'POST', { authorization }),
        )
      const responses = await Promise.all(Array.from({ length: 6 }, use))
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401])
      expect(await readRefusal(use())).toBe('401 sign-in-used')
      expect((await syncUser(getTarget(), sub)).status).toBe(200)
    })

    it('require a valid ID token', async () => {
      const body = { googleId: 'x', email: 'x@example.com', name: 'x' }
      expect(await readRefusal(getTarget().fetch('/api/auth/sync', jsonRequest(body)))).toBe('401 unauthenticated')
      const basic = { authorization: 'Basic eDp4' }
      expect(await readRefusal(getTarget().fetch('/api/auth/sync', jsonRequest(body, 'POST', basic)))).toBe(
        '401 unauthenticated',
      )
      const forged = { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.' }
      expect(await readRefusal(getTarget().fetch('/api/auth/sync', jsonRequest(body, 'POST', forged)))).toBe(
        '401 unauthenticated',
      )
    })

    it('ignore the identity in a payload (A4)', async () => {
      const [ana, ben] = await Promise.all([
        signIn(getTarget(), createUniqueName('ana')),
        signIn(getTarget(), createUniqueName('ben')),
      ])
      expect(await readRefusal(syncUser(getTarget(), ana.sub, { googleId: ben.sub }))).toBe('403 forbidden')
      expect(await readRefusal(ana.fetch(`/api/subscription/status?googleId=${ben.sub}`))).toBe('403 forbidden')
      const payload = { googleId: ben.sub, email: 'b@example.com', newPlan: 'basic', paymentIntentId: 'pi_1' }
      for (const path of ['sync', 'cancel', 'change-plan', 'confirm']) {
        expect(await readRefusal(ana.fetch(`/api/subscription/${path}`, jsonRequest(payload)))).toBe('403 forbidden')
      }
    })

    it('take no plan, role or customer from a payload (A5)', async () => {
      const sub = createUniqueName('eve')
      const more = { plan: 'enterprise', subscriptionPlan: 'enterprise', role: 'admin', stripeCustomerId: 'cus_1' }
      const response = await syncUser(getTarget(), sub, more)
      expect(await response.json()).toMatchObject({ subscriptionPlan: 'free', subscriptionStatus: 'free' })
    })
  })

  describe('data of a user', () => {
    it('is not found for another user, like an unknown id (A8)', async () => {
      const [ana, ben] = await Promise.all([
        signIn(getTarget(), createUniqueName('ana')),
        signIn(getTarget(), createUniqueName('ben')),
      ])
      const resume = await uploadAndAnalyze(ana)
      const document = await generateDocument(ana, resume)
      const ways = (r: string, d: string): [string, RequestInit][] => [
        [`/api/resumes/${r}`, {}],
        [`/api/resumes/${r}`, jsonRequest({ name: 'mine' }, 'PATCH')],
        [`/api/resumes/${r}/analyze`, { method: 'POST' }],
        [`/api/resumes/${r}/analyze`, { method: 'DELETE' }],
        [`/api/resumes/${r}/improve`, { method: 'POST' }],
        [`/api/resumes/${r}/download-report`, {}],
        [`/api/analyzed-resumes/${d}`, {}],
        [`/api/analyzed-resumes/${d}/download`, {}],
        [`/api/analyzed-resumes/${d}`, jsonRequest({ name: 'mine' }, 'PATCH')],
        [`/api/analyzed-resumes/${d}`, { method: 'DELETE' }],
        [`/api/resumes/${r}`, { method: 'DELETE' }],
      ]
      const nothing = '0'.repeat(32)
      const absent = ways(nothing, nothing)
      for (const [i, [path, init]] of ways(resume, document).entries()) {
        const [emptyPath, emptyInit] = absent[i] ?? ['', {}]
        const theirs = await readRefusal(ben.fetch(path, init))
        expect([path, init.method, theirs]).toEqual([path, init.method, '404 not-found'])
        expect(await readRefusal(ben.fetch(emptyPath, emptyInit))).toBe(theirs)
        expect(await readRefusal(getTarget().fetch(path, init))).toBe('401 unauthenticated')
      }
      expect((await ana.fetch(`/api/resumes/${resume}`)).status).toBe(200)
      expect((await ana.fetch(`/api/analyzed-resumes/${document}`)).status).toBe(200)
    })

    it('is listed by pages without a gap, also when an earlier row is deleted meanwhile', async () => {
      const ana = await signIn(getTarget(), createUniqueName('ana'))
      const ids: string[] = []
      while (ids.length < RESUMES_PER_PAGE + 12)
        ids.push(...(await Promise.all(Array.from({ length: 8 }, () => uploadResume(ana)))))
      const first = await ana.fetch('/api/resumes')
      const page = resumesResponse.parse(await first.json())
      expect(page).toHaveLength(RESUMES_PER_PAGE)
      const next = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
      expect(next).toBe(`/api/resumes?cursor=${createResumesCursor(page)}`)
      await ana.fetch(`/api/resumes/${page[0]?.id}`, { method: 'DELETE' })
      const second = await ana.fetch(next)
      const rest = resumesResponse.parse(await second.json())
      expect(second.headers.get('link')).toBeNull()
      expect([...page, ...rest].map(({ id }) => id).sort()).toEqual(ids.sort())
      expect(await readRefusal(ana.fetch("/api/resumes?cursor=1'--"))).toBe('400 invalid-request')
    })

    it('can be listed, renamed and deleted', async () => {
      const ana = await signIn(getTarget(), createUniqueName('ana'))
      const resume = await uploadResume(ana)
      const document = await generateDocument(ana, resume)
      await ana.fetch(`/api/resumes/${resume}`, jsonRequest({ name: 'mi cv.pdf' }, 'PATCH'))
      await ana.fetch(`/api/analyzed-resumes/${document}`, jsonRequest({ name: 'Para Acme' }, 'PATCH'))
      expect(await (await ana.fetch('/api/resumes')).json()).toMatchObject([{ id: resume, fileName: 'mi cv.pdf' }])
      expect(await (await ana.fetch('/api/analyzed-resumes')).json()).toMatchObject([
        { id: document, name: 'Para Acme' },
      ])
      expect((await ana.fetch(`/api/resumes/${resume}`, { method: 'DELETE' })).status).toBe(204)
      expect(await (await ana.fetch('/api/resumes')).json()).toEqual([])
      expect(await (await ana.fetch('/api/analyzed-resumes')).json()).toEqual([])
    })

    it('is exported completely, and gone after the account is deleted (G1)', async () => {
      const ana = await signIn(getTarget(), createUniqueName('ana'))
      const resume = await uploadAndAnalyze(ana)
      const document = await generateDocument(ana, resume)
      const zip = await ana.fetch('/api/account/export')
      expect(zip.headers.get('content-type')).toBe('application/zip')
      const files = unzipSync(new Uint8Array(await zip.arrayBuffer()))
      expect(Object.keys(files).sort()).toEqual([
        'README.txt',
        'account.json',
        `documents/${document}.json`,
        `resumes/${resume}.json`,
        `resumes/${resume}.txt`,
      ])
      expect(new TextDecoder().decode(files[`resumes/${resume}.txt`])).toContain('Ana Núñez')
      expect((await ana.fetch('/api/account', { method: 'DELETE' })).status).toBe(204)
      expect(await readRefusal(ana.fetch('/api/user'))).toBe('401 unauthenticated')
      const back = await signIn(getTarget(), ana.sub)
      expect(back.id).not.toBe(ana.id)
      expect(await (await back.fetch('/api/resumes')).json()).toEqual([])
      expect(await (await back.fetch('/api/user/analysis-usage')).json()).toMatchObject({ count: 0 })
    })
  })
}
