import { expect, it } from 'vitest'
import { sanitizeUrl } from '#shared/resume/schema/safe-url.ts'

it.each([
  [' https://a.example/b ', 'https://a.example/b'],
  ['HTTP://a.example', 'HTTP://a.example'],
  ['mailto:ana@example.com', 'mailto:ana@example.com'],
  ['tel:+34600000000', 'tel:+34600000000'],
  ['a.example', 'a.example'],
  ['a.example:8080/b', 'a.example:8080/b'],
  ['www.my-site.example:443', 'www.my-site.example:443'],
  ['a.example/b:c', 'a.example/b:c'],
  ['', undefined],
  [' \t', undefined],
  ['javascript:alert(1)', undefined],
  ['javascript:1/alert(1)', undefined],
  ['java\nscript:alert(1)', undefined],
  ['\u0001javascript:alert(1)', undefined],
  ['JavaScript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['a.example:b', undefined],
  ['ftp://a.example', undefined],
  ['mailtos:x', undefined],
])('%j is safe as %j', (raw, safe) => expect(sanitizeUrl(raw)).toBe(safe))
