import { describe, expect, it } from 'vitest'
import {
  formatLink,
  parseLinkedin,
  splitLinks,
  toHref,
  toMailHref,
  toTelHref,
} from '#shared/templates/outline/links.ts'
import { measureCpuMs } from '#test/utils/measurement/cpu-ms.ts'

describe('links', () => {
  it('allow only web, email and phone URLs', () => {
    expect(toHref('https://a.example/b')).toBe('https://a.example/b')
    expect(toHref('a.example')).toBe('https://a.example')
    for (const bad of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'no link at all', '']) {
      expect(toHref(bad)).toBeUndefined()
    }
    expect(toMailHref('ana@correo.example')).toBe('mailto:ana@correo.example')
    expect(toMailHref('ana@correo.example?bcc=(x)')).toBeUndefined()
    expect(toTelHref('+34 600 123 456')).toBe('tel:+34600123456')
    expect(toTelHref('ext. 12')).toBeUndefined()
  })

  it('are formatted without scheme', () => {
    expect(formatLink('https://www.ana.example/')).toBe('ana.example')
    expect(parseLinkedin('ana-ruiz')).toEqual({
      text: 'linkedin.com/in/ana-ruiz',
      href: 'https://www.linkedin.com/in/ana-ruiz',
    })
  })

  it('are found inside a text, without the punctuation after them', () => {
    expect(splitLinks('Ver https://a.example/b. Escribe a x@y.example, por favor')).toEqual([
      { text: 'Ver ' },
      { text: 'https://a.example/b', href: 'https://a.example/b' },
      { text: '. Escribe a ' },
      { text: 'x@y.example', href: 'mailto:x@y.example' },
      { text: ', por favor' },
    ])
  })

  it('are found in linear time', () => {
    expect(measureCpuMs(() => splitLinks('a'.repeat(20_000)))).toBeLessThan(500)
  })
})
