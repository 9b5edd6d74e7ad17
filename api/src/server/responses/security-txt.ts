import { DAY_MS } from '#shared/utc.ts'
import { SECURITY_HEADERS } from '../../middleware/security-headers.ts'
import { createPlainResponse } from './plain-response.ts'

/** Where RFC 9116 puts the file. */
export const SECURITY_TXT_PATH = '/.well-known/security.txt'

/** The file is made for each request, so it never expires while the site runs; RFC 9116 recommends less than a year. */
const VALIDITY_MS = 180 * DAY_MS

interface SecurityTxtInput {
  /** The operator's address; without one there is no file. */
  readonly contactEmail: string | undefined
  /** Origin of the site; named in the file when it is https. */
  readonly origin: string
  /** UTC ms. */
  readonly now: number
}

/** The response to `SECURITY_TXT_PATH` (RFC 9116): whom to tell about a vulnerability. 404 without a contact. */
export const createSecurityTxtResponse = ({ contactEmail, origin, now }: SecurityTxtInput): Response => {
  if (contactEmail === undefined) return createPlainResponse('Not found', 404)
  const lines = [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${new Date(now + VALIDITY_MS).toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: es, en',
    ...(origin.startsWith('https:') ? [`Canonical: ${origin}${SECURITY_TXT_PATH}`] : []),
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      ...SECURITY_HEADERS,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  })
}
