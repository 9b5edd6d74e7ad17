import { SECURITY_HEADERS } from '../../middleware/security-headers.ts'

/** `action` of the share target in the web manifests. */
const SHARE_TARGET_PATH = '/analyzer'

/**
 * Answers a share that no service worker took, because it is not installed yet: opens the analyzer, which says that
 * the file was not received. The body is not read. Returns null for other requests.
 */
export const redirectShare = (method: string, path: string): Response | null =>
  method === 'POST' && path === SHARE_TARGET_PATH
    ? new Response(null, { status: 303, headers: { ...SECURITY_HEADERS, Location: '/analyzer?shared=0' } })
    : null
