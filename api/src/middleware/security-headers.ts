/** Takes the reports of browsers about violations of the policy. */
const REPORT_PATH = '/api/reports/csp'

/**
 * Content security policy of every response and of the static pages (`_headers` is generated from it). External hosts:
 * Stripe.js and its frames, Firebase sign-in and its helper frame, Google's sign-in script. Inline scripts but the import
 * map, and style elements, are not allowed; Radix sets its styles through the CSSOM.
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
  'require-trusted-types-for': ["'script'"],
  // `default` is ours (web/src/trusted-types.ts); the others are those of Google's sign-in script and of what draws the
  // shared score, which writes an empty document.
  'trusted-types': ['default', 'gapi#gapi', 'html2canvas-pro'],
  // Beside `report-to` Chromium ignores it, and over http it then sends no report at all.
  'report-uri': [REPORT_PATH],
}

/** The policy as a header value. `more` adds sources per directive, e.g. for the style of the API documentation. */
export const createContentSecurityPolicy = (more: Readonly<Record<string, readonly string[]>> = {}): string =>
  Object.entries(CSP)
    .map(([name, sources]) => [name, ...sources, ...(more[name] ?? [])].join(' '))
    .join('; ')

/**
 * Policy of the worker that recognizes scans: it compiles WebAssembly, which the pages may not, and requests nothing.
 * A worker has the policy that its script was sent with.
 */
const RECOGNITION_WORKER = '/assets/recognition-worker-'
const RECOGNITION_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"

/** HSTS is sent with every response, because browsers ignore it on http. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': createContentSecurityPolicy(),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(self "https://js.stripe.com")',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** What the policy of the pages allows besides that of every response. */
interface PageSources {
  /** Host of the operator's sign-in pages, whose helper frame the pages load; null: Firebase's own or ours. */
  readonly authDomain?: string | null
  /** Hashes of inline scripts. */
  readonly scripts?: readonly string[]
}

const createPageHeaders = ({ authDomain = null, scripts = [] }: PageSources): Readonly<Record<string, string>> => {
  const frames = authDomain === null || authDomain.endsWith('.firebaseapp.com') ? [] : [`https://${authDomain}`]
  if (frames.length === 0 && scripts.length === 0) return SECURITY_HEADERS
  return {
    ...SECURITY_HEADERS,
    'Content-Security-Policy': createContentSecurityPolicy({ 'frame-src': frames, 'script-src': scripts }),
  }
}

/** Headers of the static file at `path`. */
export const getStaticHeaders = (path: string, sources: PageSources = {}): Readonly<Record<string, string>> =>
  path.startsWith(RECOGNITION_WORKER)
    ? { ...SECURITY_HEADERS, 'Content-Security-Policy': RECOGNITION_POLICY }
    : createPageHeaders(sources)

/** Headers of API responses: they are data, so nothing in them may load or execute. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  ...SECURITY_HEADERS,
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'

/** Cache-Control of a static file: immutable when its name contains a hash, else revalidated. */
export const getCacheControl = (path: string): string => (path.startsWith('/assets/') ? IMMUTABLE : REVALIDATE)

/** Content of `_headers` for the host of the static pages. */
export const createStaticHeadersFile = (sources: PageSources = {}): string =>
  [
    '# Written by scripts/assets/headers.ts from api/src/middleware/security-headers.ts: change it there.',
    '/*',
    ...Object.entries(createPageHeaders(sources)).map(([name, value]) => `  ${name}: ${value}`),
    `  Cache-Control: ${REVALIDATE}`,
    '/assets/*',
    '  ! Cache-Control',
    `  Cache-Control: ${IMMUTABLE}`,
    `${RECOGNITION_WORKER}*`,
    '  ! Content-Security-Policy',
    `  Content-Security-Policy: ${RECOGNITION_POLICY}`,
    '',
  ].join('\n')
