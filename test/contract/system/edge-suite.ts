import { describe, expect, it } from 'vitest'
import { API_HEADERS, SECURITY_HEADERS } from '#api/middleware/security-headers.ts'
import { resumeResponse } from '#shared/api-schema/resumes.ts'
import {
  createUniqueName,
  formRequest,
  jsonRequest,
  RESUME_TEXT,
  readRefusal,
  signIn,
  type Target,
  uploadResume,
} from '../harness/target.ts'
import { describeWordUploads } from '../resume/word-suite.ts'

/** Tests of origins, content types, sizes, file names and hostile input. */
export const describeEdgeCases = (getTarget: () => Target): void => {
  describe('requests from other origins', () => {
    const FOREIGN = [
      'null',
      'https://evil.example',
      'http://localhost.evil.example',
      'http://sub.localhost:1',
      'http://xlocalhost',
    ]

    it('are rejected by their origin without any effect (C1, C2)', async () => {
      const ana = await signIn(getTarget(), createUniqueName('ana'))
      for (const origin of FOREIGN) {
        const headers = { origin }
        expect(
          await readRefusal(ana.fetch('/api/resumes/upload', { ...formRequest({ text: RESUME_TEXT }), headers })),
        ).toBe('403 bad-origin')
        expect(await readRefusal(ana.fetch('/api/account', { method: 'DELETE', headers }))).toBe('403 bad-origin')
        expect(await readRefusal(ana.fetch('/api/auth/sign-out', { method: 'POST', headers }))).toBe('403 bad-origin')
      }
      for (const site of ['cross-site', 'same-site']) {
        const headers = { 'sec-fetch-site': site }
        expect(await readRefusal(ana.fetch('/api/account', { method: 'DELETE', headers }))).toBe('403 bad-origin')
      }
      expect(await (await ana.fetch('/api/resumes')).json()).toEqual([])
      expect((await ana.fetch('/api/user')).status).toBe(200)
    })

    it('are rejected by content types that a form of another origin can send (C1)', async () => {
      const ana = await signIn(getTarget(), createUniqueName('ana'))
      const body = JSON.stringify({ googleId: ana.sub, email: 'x@example.com' })
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/jsonp',
      ]) {
        const init = { method: 'POST', headers: { 'content-type': type }, body }
        expect(await readRefusal(ana.fetch('/api/subscription/sync', init))).toBe('403 bad-origin')
      }
      const blob = { method: 'POST', body: new Blob([body]) }
      expect(await readRefusal(ana.fetch('/api/subscription/sync', blob))).toBe('403 bad-origin')
    })

    it('with another content type from our own origin return unsupported-media', async () => {
      const ana = await signIn(getTarget(), createUniqueName('ana'))
      const headers = { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' }
      const init = { method: 'POST', headers, body: '{}' }
      expect(await readRefusal(ana.fetch('/api/subscription/sync', init))).toBe('415 unsupported-media')
    })
  })

  describe('responses', () => {
    it('have the security headers, also errors and files (C3)', async () => {
      const ana = await signIn(getTarget(), createUniqueName('ana'))
      const id = await uploadResume(ana)
      const paths = [
        '/api/user',
        `/api/resumes/${id}`,
        '/api/nothing',
        '/api/account/export',
        '/api/health',
        '/api/resumes/x/y',
      ]
      for (const path of paths) {
        for (const response of [await ana.fetch(path), await getTarget().fetch(path)]) {
          for (const [name, value] of Object.entries(API_HEADERS)) expect(response.headers.get(name)).toBe(value)
          expect(response.headers.get('cache-control')).toContain('no-store')
          expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/)
        }
      }
    })

    it('have security headers when no route matches, on every path and method (C3)', async () => {
      const requests = [
        ['POST', '/'],
        ['PUT', '/index.html'],
        ['DELETE', '/settings/x'],
        ['OPTIONS', '/'],
        ['GET', '/nothing.js'],
        ['POST', '/api'],
      ] as const
      for (const [method, path] of requests) {
        const response = await getTarget().fetch(path, { method })
        // Cloudflare answers 405 itself for the path of a file.
        expect([404, 405], `${method} ${path}`).toContain(response.status)
        for (const name of Object.keys(SECURITY_HEADERS)) {
          expect(response.headers.get(name), `${method} ${path} ${name}`).toBeTruthy()
        }
        expect(response.headers.get('cache-control')).toMatch(/^no-(store|cache)$/)
      }
    })

    it('reject a client that is too old', async () => {
      const ask = (version: string) => getTarget().fetch('/api/config', { headers: { 'x-faro-client': version } })
      expect(await readRefusal(ask('0'))).toBe('426 client-too-old')
      expect(await readRefusal(ask('none'))).toBe('426 client-too-old')
      expect((await ask('1')).status).toBe(200)
    })

    it('to unknown routes, ids and bodies are JSON errors', async () => {
      expect(await readRefusal(getTarget().fetch('/api/nothing'))).toBe('404 not-found')
      expect(await readRefusal(getTarget().fetch('/api/health', { method: 'POST' }))).toBe('404 not-found')
      const ana = await signIn(getTarget(), createUniqueName('ana'))
      expect(await readRefusal(ana.fetch('/api/resumes/%27%20OR%201=1'))).toBe('400 invalid-request')
      const broken = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"googleId":' }
      expect(await readRefusal(ana.fetch('/api/subscription/sync', broken))).toBe('400 invalid-json')
    })
  })

  describe('uploads', () => {
    const MIB = 1024 * 1024
    const pdf = (size: number, name = 'cv.pdf') => {
      const bytes = new Uint8Array(size).fill(0x20)
      bytes.set(new TextEncoder().encode('%PDF-1.7\n'))
      return new File([bytes], name, { type: 'application/pdf' })
    }

    it('are accepted up to exactly 10 MiB (U1)', async () => {
      const ana = await signIn(getTarget(), createUniqueName('ana'))
      const atLimit = await readRefusal(ana.fetch('/api/resumes/upload', formRequest({ resume: pdf(10 * MIB) })))
      // The file is accepted and then rejected by the extractor: on Workers by its size, on Node by its content.
      expect(['422 damaged', '422 too-complex', '422 empty', '415 not-pdf']).toContain(atLimit)
      const over = await readRefusal(ana.fetch('/api/resumes/upload', formRequest({ resume: pdf(10 * MIB + 1) })))
      expect(over).toBe('413 too-large')
      expect(await readRefusal(ana.fetch('/api/resumes/upload', formRequest({ resume: pdf(12 * MIB) })))).toBe(
        '413 too-large',
      )
      expect(await (await ana.fetch('/api/resumes')).json()).toEqual([])
    })

    it('are rejected by their content, not by their name (U3)', async () => {
      const ana = await signIn(getTarget(), createUniqueName('ana'))
      const contents = [
        'MZ\u0090\0',
        '<html><script>alert(1)</script>',
        'PK\u0003\u0004',
        '\u007fELF',
        'plain words '.repeat(20),
      ]
      for (const content of contents) {
        const resume = new File([content], 'cv.pdf', { type: 'application/pdf' })
        expect(await readRefusal(ana.fetch('/api/resumes/upload', formRequest({ resume })))).toBe('415 not-pdf')
      }
      const cut = new File(['%PDF-1.7\n1 0 obj\n<< /Type /Cat'], 'cv.pdf', { type: 'application/pdf' })
      expect(await readRefusal(ana.fetch('/api/resumes/upload', formRequest({ resume: cut })))).toMatch(
        /^422 (damaged|empty)$/,
      )
      const empty = new File([], 'cv.pdf', { type: 'application/pdf' })
      expect(await readRefusal(ana.fetch('/api/resumes/upload', formRequest({ resume: empty })))).toBe('422 empty')
      expect(await (await ana.fetch('/api/user/analysis-usage')).json()).toMatchObject({ count: 0 })
    })

    it('need a file or at least fifty characters of text', async () => {
      const ana = await signIn(getTarget(), createUniqueName('ana'))
      const short = await ana.fetch('/api/resumes/upload?language=en', formRequest({ text: 'too short' }))
      expect(await short.json()).toMatchObject({
        error: { code: 'text-too-short', message: 'Resume text must be at least 50 characters' },
      })
      expect(await readRefusal(ana.fetch('/api/resumes/upload', formRequest({ text: ' '.repeat(80) })))).toBe(
        '400 invalid-request',
      )
      expect(await readRefusal(ana.fetch('/api/resumes/upload', formRequest({ other: RESUME_TEXT })))).toBe(
        '400 invalid-request',
      )
      expect(await readRefusal(ana.fetch('/api/resumes/upload', formRequest({ resume: RESUME_TEXT })))).toBe(
        '400 invalid-request',
      )
      const layout = formRequest({ text: RESUME_TEXT, layout: '{"version":1}' })
      expect(await readRefusal(ana.fetch('/api/resumes/upload', layout))).toBe('422 invalid-document')
    })

    it('store a sanitized file name (U6)', async () => {
      const ana = await signIn(getTarget(), createUniqueName('ana'))
      const names = [
        '../../etc/passwd',
        'a\r\nSet-Cookie: x=1.pdf',
        '"quoted".pdf',
        '\u202Efdp.exe',
        '😀'.repeat(300),
        '<b>.pdf',
        '...',
      ]
      for (const fileName of names) {
        const id = await uploadResume(ana, { text: RESUME_TEXT, fileName })
        const response = await ana.fetch(`/api/resumes/${id}`)
        const storedName = resumeResponse.parse(await response.json()).fileName ?? ''
        expect(storedName).not.toMatch(/[\r\n"<>/\\\u202e]/)
        expect(storedName.length).toBeLessThanOrEqual(240)
        expect(response.headers.get('set-cookie')).toBeNull()
      }
      const long = formRequest({ text: RESUME_TEXT, fileName: 'a'.repeat(4_000) })
      expect(await readRefusal(ana.fetch('/api/resumes/upload', long))).toBe('400 invalid-request')
    })
  })

  describeWordUploads(getTarget)

  describe('hostile input', () => {
    it('is rejected or stored as text (X4)', async () => {
      const ana = await signIn(getTarget(), createUniqueName('ana'))
      const doubled = `/api/subscription/status?googleId=${ana.sub}&googleId=other`
      expect(await readRefusal(ana.fetch(doubled))).toBe('400 invalid-request')
      const polluted = '{"googleId":"x","email":"x@example.com","__proto__":{"plan":"enterprise"}}'
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: polluted }
      expect(await readRefusal(ana.fetch('/api/subscription/sync', init))).toBe('400 invalid-request')
      const text = `${RESUME_TEXT}\n'); DROP TABLE users; -- " OR 1=1 \\x00 \${7*7} {{7*7}}`
      const id = await uploadResume(ana, { text })
      await ana.fetch(`/api/resumes/${id}/analyze`, { method: 'POST' })
      expect((await ana.fetch('/api/user')).status).toBe(200)
      expect(await readRefusal(ana.fetch(`/api/resumes/${id}`, jsonRequest({ name: { $gt: '' } }, 'PATCH')))).toBe(
        '400 invalid-request',
      )
    })
  })
}
