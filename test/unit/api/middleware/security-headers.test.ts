import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createContentSecurityPolicy, createStaticHeadersFile } from '#api/middleware/security-headers.ts'

describe('the policy of headers', () => {
  it('is what the static pages are served with', () => {
    const file = readFileSync(new URL('../../../../web/public/_headers', import.meta.url), 'utf8')
    expect(file, 'run `node scripts/assets/headers.ts`').toBe(createStaticHeadersFile())
  })

  it('lets no inline script or style run, no eval, no frame around us', () => {
    const policy = createContentSecurityPolicy()
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("object-src 'none'")
  })

  it('stays under the length of a line that Cloudflare reads', () => {
    for (const line of createStaticHeadersFile().split('\n')) expect(line.length).toBeLessThan(2_000)
  })
})
