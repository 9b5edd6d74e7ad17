import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  createContentSecurityPolicy,
  createStaticHeadersFile,
  getStaticHeaders,
} from '#api/middleware/security-headers.ts'

describe('the security headers', () => {
  it('are those of the static pages', () => {
    const file = readFileSync(new URL('../../../../web/public/_headers', import.meta.url), 'utf8')
    expect(file, 'run `node scripts/run.mjs scripts/assets/headers.ts`').toBe(createStaticHeadersFile())
  })

  it('allow the frame of a sign-in domain of the operator', () => {
    const policyOf = (domain: string | null) =>
      getStaticHeaders('/index.html', { authDomain: domain })['Content-Security-Policy']
    expect(policyOf('login.faro.example')).toMatch(/frame-src [^;]* https:\/\/login\.faro\.example;/)
    expect(policyOf('faro.firebaseapp.com')).toBe(policyOf(null))
    expect(createStaticHeadersFile({ authDomain: 'login.faro.example' })).toContain(' https://login.faro.example;')
  })

  it('allow no inline script, inline style, eval or framing', () => {
    const policy = createContentSecurityPolicy()
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("object-src 'none'")
  })

  it('require Trusted Types with named policies, and reports', () => {
    const policy = createContentSecurityPolicy()
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default gapi#gapi html2canvas-pro;")
    expect(policy).toContain('report-uri /api/reports/csp')
  })

  it('allow WebAssembly in the worker for scans alone, which may request nothing', () => {
    const policyOf = (path: string) => getStaticHeaders(path)['Content-Security-Policy']
    expect(policyOf('/assets/recognition-worker-abc.js')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
    )
    expect(policyOf('/assets/worker-abc.js')).toBe(createContentSecurityPolicy())
  })

  it('stay below the line length limit of Cloudflare', () => {
    for (const line of createStaticHeadersFile().split('\n')) expect(line.length).toBeLessThan(2_000)
  })
})
