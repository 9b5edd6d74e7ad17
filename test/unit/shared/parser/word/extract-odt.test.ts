import { describe, expect, it } from 'vitest'
import { extractOdt } from '#shared/parser/word/extract-odt.ts'
import { buildOdt } from '#test/utils/files/docx-builder.ts'

const style = (name: string, family: string, inside: string, more = ''): string =>
  `<style:style style:name="${name}" style:family="${family}" ${more}>${inside}</style:style>`
const textsOf = (text: string, styles = ''): string[] =>
  extractOdt(buildOdt(text, styles)).lines.map((line) => line.text)
const cell = (text: string): string => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`
const LIST =
  '<text:list-style style:name="N"><text:list-level-style-number text:level="1" style:num-format="1" style:num-suffix="."/></text:list-style>'

describe('extractOdt', () => {
  it.each([
    [
      'headings, spans and line breaks',
      '<text:h>Experience</text:h><text:p>Ac<text:span>me</text:span><text:line-break/>Engineer</text:p>',
      ['Experience', 'Acme', 'Engineer'],
    ],
    ['white space as one space', '<text:p>Ana\n   Ruiz<text:s text:c="2"/>PhD</text:p>', ['Ana Ruiz PhD']],
    [
      'bullets, once for each item',
      '<text:list><text:list-item><text:p>Led</text:p><text:p>more</text:p></text:list-item></text:list>',
      ['• Led', 'more'],
    ],
    [
      'numbers',
      '<text:list text:style-name="N"><text:list-item><text:p>A</text:p></text:list-item><text:list-item><text:p>B</text:p></text:list-item></text:list>',
      ['1. A', '2. B'],
    ],
    [
      'rows of tables',
      `<table:table><table:table-row>${cell('Java')}${cell('Expert')}</table:table-row></table:table>`,
      ['Java Expert'],
    ],
    [
      'frames',
      '<text:p>Ana<draw:frame><draw:text-box><text:p>Madrid</text:p></draw:text-box></draw:frame></text:p>',
      ['Ana', 'Madrid'],
    ],
    ['links', '<text:p><text:a xlink:href="https://example.com">site</text:a></text:p>', ['site']],
    [
      'notes at the end',
      '<text:p>A<text:note><text:note-body><text:p>note</text:p></text:note-body></text:note></text:p><text:p>B</text:p>',
      ['A', 'B', 'note'],
    ],
    [
      'text without deletions and comments',
      '<text:tracked-changes><text:p>old</text:p></text:tracked-changes><text:p>new<office:annotation><text:p>why</text:p></office:annotation></text:p>',
      ['new'],
    ],
  ])('reads %s', (_, text, expected) => {
    expect(textsOf(text, LIST)).toEqual(expected)
  })

  it('inherits styles, with sizes in percent', () => {
    const styles = [
      style('Base', 'paragraph', '<style:text-properties fo:font-size="10pt" fo:font-weight="bold"/>'),
      style('Title', 'paragraph', '<style:text-properties fo:font-size="200%"/>', 'style:parent-style-name="Base"'),
      style('Light', 'text', '<style:text-properties fo:font-weight="normal"/>'),
    ].join('')
    const text =
      '<text:p text:style-name="Title">Ana</text:p><text:p text:style-name="Base"><text:span text:style-name="Light">x</text:span></text:p>'
    const { lines, links, source } = extractOdt(buildOdt(text, styles))
    expect(lines.map(({ size, bold }) => [size, bold])).toEqual([
      [20, true],
      [10, false],
    ])
    expect({ links, source }).toEqual({ links: [], source: 'odt' })
  })

  it('marks tabs as gaps and hidden text as a warning', () => {
    const hidden = style('H', 'text', '<style:text-properties text:display="none"/>')
    const { lines, hazards } = extractOdt(
      buildOdt('<text:p>Acme<text:tab/>2019<text:span text:style-name="H">secret</text:span></text:p>', hidden),
    )
    expect(lines.map(({ text, parts }) => [text, parts?.[1]?.gap])).toEqual([['Acme 2019', true]])
    expect(hazards.map(({ code }) => code)).toContain('invisible-text')
  })
})
