import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { handleShareTarget } from '#web/sw/share-target.ts'

const put = vi.fn()
vi.stubGlobal('self', { location: { origin: 'https://faro.example' } })
vi.stubGlobal('caches', { open: async () => ({ put }) })
vi.spyOn(Response, 'redirect').mockImplementation(
  (url) => new Response(null, { status: 303, headers: { location: String(url) } }),
)
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => put.mockClear())

/** A navigation as a service worker sees it; scripts cannot set these headers. */
const share = (headers: Record<string, string>, referrer = '', file?: File) => {
  const form = new FormData()
  form.set('text', 'planted')
  if (file) form.set('resume', file)
  const request = { headers: new Headers(headers), referrer, formData: async () => form } as unknown as Request
  return handleShareTarget({ request })
}

it.each([
  ['the system, with fetch metadata', { 'sec-fetch-site': 'none' }, ''],
  ['our own page', { 'sec-fetch-site': 'same-origin' }, ''],
  ['the system in Chromium', { origin: 'null' }, ''],
  ['our own page in Chromium', { origin: 'https://faro.example' }, 'https://faro.example/'],
])('stores what comes from %s', async (_, headers, referrer) => {
  const response = await share(headers, referrer)
  expect(response.headers.get('location')).toBe('/analyzer?shared=1')
  expect(put).toHaveBeenCalledOnce()
})

it.each([
  ['the system in Chromium, or a form that hides where it is from', { origin: 'null' }, '', 'unknown'],
  ['a request without any sign', {}, 'about:client', 'unknown'],
  ['the system, with fetch metadata', { 'sec-fetch-site': 'none' }, '', 'own'],
  ['our own page in Chromium', { origin: 'https://faro.example' }, 'https://faro.example/', 'own'],
])('marks what comes from %s', async (_, headers, referrer, sender) => {
  await share(headers, referrer)
  const stored: Response = put.mock.calls[0]?.[1]
  expect(stored.headers.get('x-sender')).toBe(sender)
})

it.each([
  ['cross-site', { 'sec-fetch-site': 'cross-site' }, ''],
  ['same-site', { 'sec-fetch-site': 'same-site' }, ''],
  ['a foreign origin', { origin: 'https://evil.example' }, ''],
  ['a foreign referrer', { origin: 'null' }, 'https://evil.example/'],
])('stores nothing from %s', async (_, headers, referrer) => {
  const response = await share(headers, referrer)
  expect(response.headers.get('location')).toBe('/analyzer')
  expect(put).not.toHaveBeenCalled()
})

it.each([
  ['cv.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', null],
  ['cv.odt', 'application/vnd.oasis.opendocument.text', null],
  ['cv.pdf', 'application/pdf', null],
  // Of any other type it would be taken for text, or have no type at all.
  ['cv', 'text/html', 'application/pdf'],
])('stores %s with its type', async (name, type, stored) => {
  await share({ 'sec-fetch-site': 'none' }, '', new File(['x'], name, { type }))
  const response: Response = put.mock.calls[0]?.[1]
  expect(response.headers.get('content-type')).toBe(stored ?? type)
})
