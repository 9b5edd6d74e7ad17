import { SECURITY_HEADERS } from '../../middleware/security-headers.ts'

/** A response outside of the API in plain text, with the security headers and without caching. */
export const createPlainResponse = (text: string, status: number): Response =>
  new Response(text, {
    status,
    headers: { ...SECURITY_HEADERS, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
