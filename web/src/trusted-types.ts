import { unsafeCast } from '#shared/cast.ts'

/** Where scripts may come from, besides our own origin; the policy of the server names the same hosts. */
const SCRIPT_HOSTS = /^https:\/\/(?:(?:[\w-]+\.)*js\.stripe\.com|apis\.google\.com)\//

const isAllowedScript = (address: string): boolean => {
  const { href } = new URL(address, location.href)
  return href.startsWith(`${location.origin}/`) || SCRIPT_HOSTS.test(href)
}

interface TrustedTypes {
  readonly createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => unknown
}

const { trustedTypes } = unsafeCast<{ readonly trustedTypes?: TrustedTypes }>(globalThis, 'not in TypeScript’s library')

// The server requires Trusted Types. Stripe.js, Firebase and the service worker's library pass plain addresses, so the
// policy is the default one; it checks addresses of scripts and knows no markup and no script text.
trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => (isAllowedScript(address) ? address : null),
})
