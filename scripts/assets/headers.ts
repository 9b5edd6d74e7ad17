// Writes the security headers of the static pages from the policy that the API uses too:
// `node scripts/run.mjs scripts/assets/headers.ts`.
// A sign-in domain of your own (a host in FIREBASE_AUTH_DOMAIN) is added to the policy.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createStaticHeadersFile } from '#api/middleware/security-headers.ts'

writeFileSync(
  join(import.meta.dirname, '../../web/public/_headers'),
  createStaticHeadersFile({ authDomain: process.env['FIREBASE_AUTH_DOMAIN'] || null }),
)
