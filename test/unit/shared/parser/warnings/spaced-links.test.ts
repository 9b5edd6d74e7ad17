import { expect, it } from 'vitest'
import type { ExtractedLine } from '#shared/parser/extracted-document.ts'
import { joinSpacedLinks } from '#shared/parser/warnings/spaced-links.ts'

const toLine = (text: string, page = 1): ExtractedLine => {
  return { page, text, x: 40, y: 100, width: 200, size: 10, bold: false, column: 0 }
}
const LINKS = ['https://www.ida-sol.example/velas/?a=1', 'mailto:ida@sol.example', 'https://a.es'].map((url) => {
  return { page: 1, url, text: '' }
})
const join = (text: string, page?: number) => joinSpacedLinks([toLine(text, page)], LINKS)[0]?.text

it.each([
  ['http: // ida-sol. example/ velas 1/4', 'http://ida-sol.example/velas 1/4'],
  ['Web: www. ida-sol. example/velas/', 'Web: www.ida-sol.example/velas/'],
  ['Correo Ida @sol.example', 'Correo Ida@sol.example'],
  ['• ida@sol. example • ida-sol.example /velas', '• ida@sol.example • ida-sol.example/velas'],
  ['vida @sol.example', 'vida @sol.example'],
  ['ida@sol.example y más', 'ida@sol.example y más'],
  ['La casa a. es blanca', 'La casa a. es blanca'],
])('%s', (text, expected) => expect(join(text)).toBe(expected))

it('joins links of the same page alone', () => {
  expect(join('ida @sol.example', 2)).toBe('ida @sol.example')
})
