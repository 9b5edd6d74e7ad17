import { describe, expect, it } from 'vitest'
import { htmlToText } from '#shared/resume/import/europass/html-to-text.ts'

describe('htmlToText', () => {
  it.each([
    ['plain < text & more > text', 'plain < text & more > text'],
    ['<p>One</p><p>Two<br/>three</p>', 'One\nTwo\nthree'],
    ['<ul><li>a</li><li><p>b <b>c</b></p></li><li></li></ul>', '- a\n- b c'],
    ['Espa&ntilde;a &amp; &Aacute;vila&nbsp;&ndash; 10&nbsp;&euro; &unknown;', 'España & Ávila – 10 € &unknown;'],
    ['<a href="https://a.example">site</a>', 'site (https://a.example)'],
    ['<a href="https://a.example">https://a.example</a>', 'https://a.example'],
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['x</a> y', 'x y'],
    ['<a name="top">x</a>', 'x'],
    ['<a href="https://a.example">x <a href="https://b.example">y</a>', 'x y (https://b.example)'],
    ['a<script>alert("<b>1</b>")</script>b<style>p{}</style>', 'ab'],
  ])('%s', (html, text) => expect(htmlToText(html)).toBe(text))

  it.each(['<', '<a href="', '<p', '&', '<li>', '<script>', '</p>'])(
    'takes linear time for %s again and again',
    (part) => {
      htmlToText(`<p>${part.repeat(200_000)}`)
    },
  )
})
