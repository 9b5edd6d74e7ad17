import { unzlibSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { type ShareResponse, shareResponse, sharesResponse } from '#shared/api-schema/shares.ts'
import { encodeBase64 } from '#shared/base64.ts'
import { createSequentialIds } from '#shared/ids.ts'
import { MAX_SHARES } from '#shared/plans.ts'
import { contentSchema } from '#shared/resume/schema/content.ts'
import { contentToDocument } from '#shared/resume/schema/content-to-document.ts'
import { JPEG } from '../../utils/files/pictures.ts'
import { readDrawnText } from '../../utils/reading/read-drawn-text.ts'
import { subscribe } from '../billing/billing-suite.ts'
import {
  createUniqueName,
  jsonRequest,
  readAccountExport,
  readRefusal,
  type SignedInUser,
  signIn,
  type Target,
} from '../harness/target.ts'

const EMAIL = 'lucia.prado@correo.example'
const CONTACT = [EMAIL, '600 111 222', '600111222', 'linkedin.com/in/luciaprado', 'luciaprado.example', 'Gijón']

const createDocument = (id: string) => ({
  ...contentToDocument(
    contentSchema.parse({
      personalInfo: {
        fullName: 'Lucía Prado <b>',
        title: 'Soldadora',
        email: EMAIL,
        phone: '+34 600 111 222',
        location: 'Gijón',
        linkedin: 'https://www.linkedin.com/in/luciaprado/',
        website: 'https://luciaprado.example',
      },
      sections: {
        summary: `Soldadora naval. Escríbeme a ${EMAIL} o al 600111222, o mira [mi página](https://luciaprado.example/obra).`,
        experience: [
          {
            company: 'Astilleros <script>alert(1)</script>',
            position: 'Soldadora',
            startDate: '01/2019',
            achievements: ['Reparé 40 cascos; más en LinkedIn.com/in/luciaprado'],
          },
        ],
      },
      styling: { template: 'clara' },
    }),
    'es',
    createSequentialIds(id),
  ),
  id,
})

const saveDraft = async (person: SignedInUser, id: string, baseVersion = 0, document: object = createDocument(id)) => {
  const response = await person.fetch(
    `/api/drafts/${id}`,
    jsonRequest({ name: 'Barcos', baseVersion, document }, 'PUT'),
  )
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
}

const SETTINGS = { name: 'Barcos', password: null, expiresInDays: 30, hidesContact: false, allowsPdf: true } as const

const requestShare = (person: SignedInUser, settings: object) =>
  person.fetch('/api/shares', jsonRequest({ ...SETTINGS, ...settings }))

const createShare = async (person: SignedInUser, settings: object): Promise<ShareResponse> => {
  const response = await requestShare(person, settings)
  if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`)
  return shareResponse.parse(await response.json())
}

const listShares = async (person: SignedInUser) =>
  sharesResponse.parse(await (await person.fetch('/api/shares')).json())

const postForm = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
})

/** The bytes of a PDF with every deflated stream beside them, as text. */
const inflatePdf = (bytes: Uint8Array): string => {
  const text = Buffer.from(bytes).toString('latin1')
  const streams = [...text.matchAll(/stream\r?\n/g)].map(({ index, 0: mark }) => {
    const start = index + mark.length
    const end = text.indexOf('endstream', start)
    try {
      return Buffer.from(unzlibSync(bytes.slice(start, end))).toString('latin1')
    } catch {
      return ''
    }
  })
  return [text, ...streams].join('\n')
}

/** Tests of links to resumes: who may make them, what they show, and when they end. */
export const describeShares = (getTarget: () => Target): void => {
  const subscribeAndSave = async () => {
    const ana = await subscribe(getTarget(), 'professional')
    await saveDraft(ana, 'draft-1')
    return ana
  }
  const read = (id: string, init?: RequestInit) => getTarget().fetch(`/r/${id}`, init)

  describe('links to resumes', () => {
    it('show the last saved version as static HTML to everybody who has them', async () => {
      const ana = await subscribeAndSave()
      const { id, ...share } = await createShare(ana, { draftId: 'draft-1' })
      expect(id).toMatch(/^[0-9a-f]{32}$/)
      expect(share).toMatchObject({ name: 'Barcos', hasPassword: false, views: 0, allowsPdf: true })
      const page = await read(id)
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8'])
      expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow, noarchive')
      expect(page.headers.get('referrer-policy')).toBe('no-referrer')
      expect(page.headers.get('cache-control')).toBe('no-store')
      expect(page.headers.get('set-cookie')).toBeNull()
      expect(page.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
      )
      const html = await page.text()
      expect(html).toContain('<meta name="robots" content="noindex, nofollow, noarchive">')
      expect(html).toContain('<html lang="es">')
      expect(html).toContain('Lucía Prado &lt;b&gt;')
      expect(html).toContain(EMAIL)
      expect(html).not.toMatch(/<script|<b>| on\w+=|javascript:/i)
      const { pages, text } = await readDrawnText(html, 'Inter')
      expect(pages).toHaveLength(1)
      expect(pages[0]).toContain('role="img" aria-label="Página 1 de 1"')
      expect(text).toContain('Prado<b>')
      expect(text).toContain(EMAIL)
      const changed = createDocument('draft-1')
      await saveDraft(ana, 'draft-1', 1, { ...changed, personalInfo: { ...changed.personalInfo, fullName: 'Otra' } })
      expect(await (await read(id)).text()).toContain('<h1>Otra</h1>')
      expect((await read(id, { method: 'HEAD' })).status).toBe(200)
      await expect
        .poll(() => listShares(ana), { timeout: 30_000 })
        .toMatchObject([{ id, views: 2, lastViewedAt: expect.any(Number) }])
      const pdf = await getTarget().fetch(`/r/${id}/pdf`)
      expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    })

    it('may show the pictures of the resume, and none where contact data is hidden', async () => {
      const ana = await subscribe(getTarget(), 'professional')
      const { personalInfo, styling, ...document } = createDocument('draft-1')
      const photo = `data:image/jpeg;base64,${encodeBase64(JPEG)}`
      const shown = { personalInfo: { ...personalInfo, photo }, styling: { ...styling, showPhoto: true } }
      await saveDraft(ana, 'draft-1', 0, { ...document, ...shown })
      const readPolicy = async (hidesContact: boolean) => {
        const { id } = await createShare(ana, { draftId: 'draft-1', hidesContact })
        const page = await read(id)
        return [page.headers.get('content-security-policy')?.split(';')[1], (await page.text()).includes(photo)]
      }
      expect(await readPolicy(false)).toEqual([' img-src data:', true])
      expect(await readPolicy(true)).toEqual([expect.stringContaining('style-src'), false])
    })

    it('without contact data have none of it in the page or the PDF', async () => {
      const ana = await subscribeAndSave()
      const { id } = await createShare(ana, { draftId: 'draft-1', hidesContact: true })
      const html = await (await read(id)).text()
      expect(html).toContain('Soldadora naval')
      const drawn = (await readDrawnText(html, 'Inter')).text.replaceAll('\n', '')
      expect(drawn).toContain('Soldadoranaval')
      for (const value of CONTACT) {
        expect(html.toLowerCase()).not.toContain(value.toLowerCase())
        expect(drawn.toLowerCase()).not.toContain(value.toLowerCase().replace(/\s/g, ''))
      }
      const response = await getTarget().fetch(`/r/${id}/pdf`)
      const bytes = new Uint8Array(await response.arrayBuffer())
      const pdf = inflatePdf(bytes)
      expect(pdf.startsWith('%PDF-')).toBe(true)
      expect(pdf).not.toContain('EmbeddedFile')
      for (const value of CONTACT) {
        expect(pdf.toLowerCase()).not.toContain(value.toLowerCase())
        const utf16 = Buffer.from(value, 'utf16le').swap16().toString('latin1')
        expect(pdf).not.toContain(utf16)
      }
    })

    it('with a password show nothing of the resume without it', async () => {
      const ana = await subscribeAndSave()
      const { id, hasPassword } = await createShare(ana, { draftId: 'draft-1', password: 'faro-en-la-costa' })
      expect(hasPassword).toBe(true)
      const locked = await read(id, { headers: { 'accept-language': 'es' } })
      expect(locked.status).toBe(200)
      const form = await locked.text()
      expect(form).toContain('Este currículum tiene contraseña')
      expect(form).not.toMatch(/Soldadora|<svg/)
      expect(await (await getTarget().fetch(`/r/${id}/pdf`)).text()).not.toContain('%PDF')
      const wrong = await read(id, postForm({ password: 'faro-en-la-costa ' }))
      expect([wrong.status, (await wrong.text()).includes('Soldadora')]).toEqual([403, false])
      const right = await read(id, postForm({ password: 'faro-en-la-costa' }))
      const html = await right.text()
      expect([right.status, html.includes('Soldadora'), html.includes('<svg')]).toEqual([200, true, true])
      const token = /name="token" value="([^"]+)"/.exec(html)?.[1] ?? ''
      const pdf = await getTarget().fetch(`/r/${id}/pdf`, postForm({ token }))
      expect(pdf.headers.get('content-type')).toBe('application/pdf')
      const forged = token.slice(0, -1) + (token.endsWith('0') ? '1' : '0')
      expect(await (await getTarget().fetch(`/r/${id}/pdf`, postForm({ token: forged }))).text()).not.toContain('%PDF')
      const other = await createShare(ana, { draftId: 'draft-1', password: 'faro-en-la-costa' })
      const reused = await getTarget().fetch(`/r/${other.id}/pdf`, postForm({ token }))
      expect(await reused.text()).not.toContain('%PDF')
    })

    it('end at once when they are turned off, with the draft and with the account', async () => {
      const ana = await subscribeAndSave()
      const first = await createShare(ana, { draftId: 'draft-1' })
      const ben = await signIn(getTarget(), createUniqueName('ben'))
      const refused = ben.fetch(`/api/shares/${first.id}`, { method: 'DELETE' })
      expect(await readRefusal(refused)).toBe('404 not-found')
      expect((await read(first.id)).status).toBe(200)
      expect((await ana.fetch(`/api/shares/${first.id}`, { method: 'DELETE' })).status).toBe(204)
      const gone = await read(first.id)
      expect(gone.status).toBe(404)
      const text = await gone.text()
      expect((await (await read('0'.repeat(32))).text()) === text).toBe(true)
      const second = await createShare(ana, { draftId: 'draft-1' })
      await ana.fetch('/api/drafts/draft-1?baseVersion=1', { method: 'DELETE' })
      expect((await read(second.id)).status).toBe(404)
      expect(await listShares(ana)).toEqual([])
      await saveDraft(ana, 'draft-2')
      const third = await createShare(ana, { draftId: 'draft-2' })
      expect((await ana.fetch('/api/account', { method: 'DELETE' })).status).toBe(204)
      expect((await read(third.id)).status).toBe(404)
    })

    it('without the PDF refuse it', async () => {
      const ana = await subscribeAndSave()
      const { id } = await createShare(ana, { draftId: 'draft-1', allowsPdf: false })
      expect(await (await read(id)).text()).not.toContain('/pdf')
      expect((await getTarget().fetch(`/r/${id}/pdf`)).status).toBe(404)
    })

    it('need the plan, a draft of one’s own and valid settings', async () => {
      const free = await signIn(getTarget(), createUniqueName('free'))
      await saveDraft(free, 'draft-1')
      expect(await readRefusal(requestShare(free, { draftId: 'draft-1' }))).toBe('403 plan-required')
      const ana = await subscribe(getTarget(), 'professional')
      expect(await readRefusal(requestShare(ana, { draftId: 'draft-1' }))).toBe('404 not-found')
      await saveDraft(ana, 'draft-1')
      for (const bad of [{ password: 'short' }, { expiresInDays: 3_650 }, { name: '' }, { language: 'de' }])
        expect(await readRefusal(requestShare(ana, { draftId: 'draft-1', ...bad }))).toBe('400 invalid-request')
      const foreign = { ...jsonRequest({ ...SETTINGS, draftId: 'draft-1' }) }
      const headers = { ...foreign.headers, origin: 'https://evil.example' }
      expect(await readRefusal(ana.fetch('/api/shares', { ...foreign, headers }))).toBe('403 bad-origin')
      for (let made = 0; made < MAX_SHARES; made++) await createShare(ana, { draftId: 'draft-1' })
      expect(await readRefusal(requestShare(ana, { draftId: 'draft-1' }))).toBe('422 too-many-shares')
    })

    it('are exported without the hash of their password', async () => {
      const ana = await subscribeAndSave()
      const { id } = await createShare(ana, { draftId: 'draft-1', password: 'faro-en-la-costa' })
      const { 'account.json': account = '' } = await readAccountExport(ana)
      expect(JSON.parse(account)).toMatchObject({ shares: [{ id, draftId: 'draft-1', hasPassword: true, views: 0 }] })
      expect(account).not.toMatch(/passwordHash|\$[0-9a-f]{32}\$/)
    })
  })
}
