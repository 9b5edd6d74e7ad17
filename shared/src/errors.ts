/**
 * All error codes of the product: the HTTP status, and whether the same request may succeed later. The messages are in
 * `messages/<language>/errors.ts`.
 */
export const ERRORS = {
  // Files
  'not-pdf': { status: 415, retryable: false },
  'old-word': { status: 415, retryable: false },
  'unsupported-file': { status: 415, retryable: false },
  damaged: { status: 422, retryable: false },
  encrypted: { status: 422, retryable: false },
  empty: { status: 422, retryable: false },
  scanned: { status: 422, retryable: false },
  unreadable: { status: 422, retryable: false },
  'too-large': { status: 413, retryable: false },
  'too-complex': { status: 422, retryable: false },
  timeout: { status: 422, retryable: true },
  'invalid-json': { status: 400, retryable: false },
  'invalid-document': { status: 422, retryable: false },
  'newer-version': { status: 422, retryable: false },
  // Size of a resume
  'too-many-entries': { status: 422, retryable: false },
  'too-many-entry-bullets': { status: 422, retryable: false },
  'too-many-bullets': { status: 422, retryable: false },
  'too-much-text': { status: 422, retryable: false },
  'too-many-pages': { status: 422, retryable: false },
  'layout-too-large': { status: 422, retryable: false },
  'request-too-large': { status: 413, retryable: false },
  'unknown-template': { status: 404, retryable: false },
  // Requests
  'invalid-request': { status: 400, retryable: false },
  'text-too-short': { status: 400, retryable: false },
  'ambiguous-credentials': { status: 400, retryable: false },
  unauthenticated: { status: 401, retryable: false },
  'sign-in-used': { status: 401, retryable: false },
  'invalid-key': { status: 401, retryable: false },
  'limit-reached': { status: 402, retryable: false },
  forbidden: { status: 403, retryable: false },
  'reauthentication-required': { status: 403, retryable: false },
  'session-required': { status: 403, retryable: false },
  'insufficient-scope': { status: 403, retryable: false },
  'plan-required': { status: 403, retryable: false },
  'bad-origin': { status: 403, retryable: false },
  'not-found': { status: 404, retryable: false },
  'method-not-allowed': { status: 405, retryable: false },
  conflict: { status: 409, retryable: false },
  'email-taken': { status: 409, retryable: false },
  'too-many-drafts': { status: 422, retryable: false },
  'too-many-documents': { status: 422, retryable: false },
  'too-many-resumes': { status: 422, retryable: false },
  'too-many-keys': { status: 422, retryable: false },
  'too-many-webhooks': { status: 422, retryable: false },
  'too-many-proposals': { status: 422, retryable: false },
  'not-public': { status: 422, retryable: false },
  'too-many-tickets': { status: 422, retryable: false },
  'too-many-shares': { status: 422, retryable: false },
  'already-in-team': { status: 409, retryable: false },
  'owner-stays': { status: 409, retryable: false },
  'team-plan-ended': { status: 403, retryable: false },
  'invitation-invalid': { status: 404, retryable: false },
  'team-full': { status: 422, retryable: false },
  'too-many-invitations': { status: 422, retryable: false },
  'too-many-openings': { status: 422, retryable: false },
  'board-full': { status: 422, retryable: false },
  'too-many-tags': { status: 422, retryable: false },
  'too-many-notes': { status: 422, retryable: false },
  'too-many-designs': { status: 422, retryable: false },
  'invalid-design': { status: 422, retryable: false },
  'unreadable-face': { status: 422, retryable: false },
  'large-face': { status: 413, retryable: false },
  'restricted-face': { status: 422, retryable: false },
  'incomplete-face': { status: 422, retryable: false },
  'unreadable-logo': { status: 422, retryable: false },
  'large-logo': { status: 413, retryable: false },
  'low-contrast': { status: 422, retryable: false },
  'account-full': { status: 422, retryable: false },
  'already-subscribed': { status: 409, retryable: false },
  'trial-unavailable': { status: 409, retryable: false },
  'renewal-owed': { status: 409, retryable: false },
  'plan-changing': { status: 409, retryable: true },
  'no-subscription': { status: 409, retryable: false },
  'payment-incomplete': { status: 409, retryable: true },
  'payment-confirming': { status: 409, retryable: true },
  'not-analyzed': { status: 409, retryable: true },
  'unsupported-media': { status: 415, retryable: false },
  'client-too-old': { status: 426, retryable: false },
  'rate-limited': { status: 429, retryable: true },
  'daily-limit': { status: 429, retryable: false },
  cancelled: { status: 409, retryable: true },
  // Servers and providers
  internal: { status: 500, retryable: true },
  'provider-unavailable': { status: 502, retryable: true },
  busy: { status: 503, retryable: true },
  'not-configured': { status: 503, retryable: false },
  'database-unavailable': { status: 503, retryable: true },
  'storage-full': { status: 507, retryable: true },
  // Client only
  offline: { status: 0, retryable: true },
} as const satisfies Record<string, { status: number; retryable: boolean }>

export type ErrorCode = keyof typeof ERRORS

/** Why a resume, or a request with one, is refused as too large. */
export const SIZE_ERROR_CODES = [
  'request-too-large',
  'too-many-entries',
  'too-many-entry-bullets',
  'too-many-bullets',
  'too-much-text',
] as const satisfies readonly ErrorCode[]

/** Whether a value is a key of `ERRORS`. */
export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(ERRORS, value)

/** A failure with a code of `ERRORS`. Any other error is a bug and is reported as `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly params: Readonly<Record<string, string | number>>

  constructor(code: ErrorCode, params: Readonly<Record<string, string | number>> = {}, cause?: unknown) {
    super(code, cause === undefined ? undefined : { cause })
    this.name = 'AppError'
    this.code = code
    this.params = params
  }
}
