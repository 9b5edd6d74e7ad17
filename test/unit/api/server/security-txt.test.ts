import { describe, expect, it } from 'vitest'
import { createSecurityTxtResponse } from '#api/server/responses/security-txt.ts'

const NOW = Date.UTC(2026, 10, 22)
const create = (contactEmail: string | undefined, origin = 'https://faro.example') =>
  createSecurityTxtResponse({ contactEmail, origin, now: NOW })

describe('security.txt', () => {
  it('names the contact, a computed end of validity, the languages and its own address', async () => {
    const response = create('security@faro.example')
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await response.text()).toBe(
      [
        'Contact: mailto:security@faro.example',
        'Expires: 2027-05-21T00:00:00Z',
        'Preferred-Languages: es, en',
        'Canonical: https://faro.example/.well-known/security.txt',
        '',
      ].join('\n'),
    )
  })

  it('names no address of its own without https, which RFC 9116 requires', async () => {
    expect(await create('security@faro.example', 'http://localhost:8787').text()).not.toContain('Canonical')
  })

  it('does not exist without a contact', () => {
    expect(create(undefined).status).toBe(404)
  })
})
