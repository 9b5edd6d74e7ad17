import type { PolicyViolation } from '#shared/api-schema/policy-reports.ts'
import type { ServiceCall } from '../../context.ts'

const MAX_LOGGED = 20
const MAX_PATH_CHARS = 100
/** What browsers send instead of an address. */
const BLOCKED_KEYWORDS: readonly string[] = [
  'inline',
  'eval',
  'wasm-eval',
  'data',
  'blob',
  'filesystem',
  'self',
  'trusted-types-policy',
  'trusted-types-sink',
]
const DIRECTIVE = /^[a-z-]{1,40}$/

const parseUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null)

/** The origin of what was blocked, or a keyword; null for a browser extension, which the policy is not about. */
const describeBlocked = (blocked: string): string | null => {
  if (blocked === '') return 'none'
  if (BLOCKED_KEYWORDS.includes(blocked)) return blocked
  const url = parseUrl(blocked)
  if (!url) return 'other'
  if (url.protocol.endsWith('-extension:')) return null
  return /^(https?|wss?):$/.test(url.protocol) ? `${url.protocol}//${url.host}` : 'other'
}

interface LogViolationsInput {
  readonly violations: readonly PolicyViolation[]
  /** Origins of our pages; reports about others are not logged. */
  readonly ownOrigins: readonly string[]
}

/**
 * Logs violations of the content security policy: the directive, the origin of what was blocked and the path of the page.
 * Queries, samples, referrers and addresses of people are not logged.
 */
export const logViolations = ({ ctx, input: { violations, ownOrigins } }: ServiceCall<LogViolationsInput>): void => {
  for (const { documentUrl, directive, blockedUrl } of violations.slice(0, MAX_LOGGED)) {
    const page = parseUrl(documentUrl)
    const blocked = describeBlocked(blockedUrl)
    if (!page || !ownOrigins.includes(page.origin) || blocked === null || !DIRECTIVE.test(directive)) continue
    ctx.log({
      level: 'warn',
      event: 'csp-violation',
      directive,
      blocked,
      path: page.pathname.slice(0, MAX_PATH_CHARS),
    })
  }
}
