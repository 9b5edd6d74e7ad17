/**
 * The headers of every answer, static pages included (`_headers` is written from here). Hosts: Stripe.js and its frames,
 * Firebase sign-in and its helper frame, Google's sign-in script. No inline script; styles come from files, and Radix
 * sets its own through the CSSOM.
 */
const STRIPE = ['https://js.stripe.com', 'https://*.js.stripe.com']
const CSP: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'self'"],
  'script-src': ["'self'", ...STRIPE, 'https://apis.google.com'],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https://*.googleusercontent.com', 'https://*.stripe.com'],
  'font-src': ["'self'", 'data:'],
  'connect-src': [
    "'self'",
    'https://api.stripe.com',
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://www.googleapis.com',
  ],
  'frame-src': [
    "'self'",
    ...STRIPE,
    'https://hooks.stripe.com',
    'https://*.firebaseapp.com',
    'https://accounts.google.com',
  ],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'media-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

/** The policy, with further sources for pages that need them (the API's docs page has a style of its own). */
export const contentSecurityPolicy = (more: Readonly<Record<string, readonly string[]>> = {}): string =>
  Object.entries(CSP)
    .map(([name, sources]) => [name, ...sources, ...(more[name] ?? [])].join(' '))
    .join('; ')

/** HSTS is ignored on http, so that it may stand on every answer. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy(),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), browsing-topics=(), payment=(self "https://js.stripe.com")',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** What answers of the API carry: they are data, and nothing in them may load or run anything. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  ...SECURITY_HEADERS,
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'

/** How long a static file may be kept: names with a hash for ever, all else is asked for again. */
export const cacheControlOf = (path: string): string => (path.startsWith('/assets/') ? IMMUTABLE : REVALIDATE)

/** `_headers` for the host of the static pages. */
export const staticHeadersFile = (): string =>
  [
    '# Written by scripts/assets/headers.ts from api/src/middleware/policy.ts: change it there.',
    '/*',
    ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}`),
    `  Cache-Control: ${REVALIDATE}`,
    '/assets/*',
    '  ! Cache-Control',
    `  Cache-Control: ${IMMUTABLE}`,
    '',
  ].join('\n')
