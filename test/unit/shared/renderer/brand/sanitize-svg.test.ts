import { describe, expect, it } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { sanitizeSvg } from '#shared/renderer/brand/sanitize-svg.ts'

const clean = (text: string): string => sanitizeSvg(new TextEncoder().encode(text))
const svg = (inside: string, attributes = '') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" ${attributes}>${inside}</svg>`
const refuse = (text: string): string => {
  try {
    clean(text)
    return 'accepted'
  } catch (error) {
    return error instanceof AppError ? error.code : `not an AppError: ${String(error)}`
  }
}

describe('an SVG logo', () => {
  it('keeps shapes, gradients, classes and references within the file', () => {
    const kept = clean(
      svg(
        '<style>.a{fill:#7a1f5c}</style><defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>' +
          '<g transform="scale(2)"><path class="a" d="M0 0L9 9Z"/><rect x="1" y="1" width="3" height="3" fill="url(#g)"/></g><use xlink:href="#g"/>',
      ),
    )
    for (const part of ['.a{fill:#7a1f5c}', 'url(#g)', 'd="M0 0L9 9Z"', 'scale(2)', 'href="#g"', 'viewBox="0 0 9 9"'])
      expect(kept).toContain(part)
  })

  it('may say which document type it has', () => {
    const type = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
    expect(clean(`${type}<svg><rect width="4"/></svg>`)).toContain('<rect width="4">')
  })

  it.each([
    ['a script', svg('<script>alert(1)</script><rect/>')],
    ['a handler', svg('<rect onload="alert(1)" onclick="alert(2)"/>', 'onload="alert(3)"')],
    [
      'foreign content',
      svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></body></foreignObject>'),
    ],
    ['a picture of another place', svg('<image href="https://evil.example/alert(1)"/>')],
    ['a link', svg('<a href="javascript:alert(1)"><rect/></a>')],
    ['a reference to another file', svg('<use href="https://evil.example/alert(1)#a"/>')],
    ['data in a reference', svg('<use href="data:image/svg+xml,alert(1)"/>')],
    ['a fill of another place', svg('<rect fill="url(https://evil.example/alert(1))"/>')],
    ['a style sheet of another place', svg('<style>@import "https://evil.example/alert(1)";</style>')],
    ['an escape in a style', svg('<rect style="fill:\\75rl(//evil.example/alert(1))"/>')],
    ['an animation', svg('<rect><set attributeName="href" to="javascript:alert(1)"/></rect>')],
    ['a filter', svg('<filter id="alert(1)"><feImage href="https://evil.example/"/></filter>')],
    ['text that is markup', svg('<rect id="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"/>')],
    ['another namespace', '<x:svg xmlns:x="http://www.w3.org/2000/svg"><x:script>alert(1)</x:script></x:svg>'],
  ])('loses %s', (_, text) => {
    const kept = clean(text)
    expect(kept).not.toMatch(/alert|evil|script|https?:\/\/(?!www\.w3)/)
    expect(kept).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
  })

  it.each([
    ['no XML', 'GIF89a and more', 'unreadable-logo'],
    ['HTML', '<html><body><svg/></body></html>', 'unreadable-logo'],
    [
      'entities that grow',
      '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><svg>&b;</svg>',
      'unreadable-logo',
    ],
    ['ten thousand shapes', svg('<rect/>'.repeat(10_000)), 'large-logo'],
    ['shapes eighty deep', svg('<g>'.repeat(80) + '</g>'.repeat(80)), 'large-logo'],
    ['references by the hundred', svg('<use href="#a"/>'.repeat(100)), 'large-logo'],
  ])('is refused: %s', (_, text, code) => {
    expect(refuse(text)).toBe(code)
  })
})
