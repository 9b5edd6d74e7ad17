import { describe, expect, it } from 'vitest'
import { extractOdt } from '#shared/parser/word/extract-odt.ts'
import { buildOdt } from '#test/utils/files/docx-builder.ts'

/** An ODT with a paragraph in a style, and a plain one below it. */
const extractStyled = (text: string, paragraph = '') => {
  const properties = `<style:text-properties ${text}/><style:paragraph-properties ${paragraph}/>`
  const style = `<style:style style:name="S" style:family="paragraph">${properties}</style:style>`
  return extractOdt(buildOdt('<text:p text:style-name="S">Ana Ruiz</text:p><text:p>Baker</text:p>', style))
}
const warningsOf = (text: string, paragraph = ''): string[] =>
  extractStyled(text, paragraph)
    .hazards.map(({ code }) => code)
    .filter((code) => code !== 'no-language')

describe('styles of an ODT', () => {
  it.each([
    ['bold', true],
    ['600', true],
    ['900', true],
    ['normal', false],
    ['500', false],
    ['1600', false],
  ])('%s is bold: %s', (weight, bold) => {
    expect(extractStyled(`fo:font-weight="${weight}"`).lines.map((line) => line.bold)).toEqual([bold, false])
  })

  it.each([
    ['fo:text-transform="uppercase"', 'ANA RUIZ'],
    ['fo:font-variant="small-caps"', 'ANA RUIZ'],
    ['fo:text-transform="lowercase"', 'Ana Ruiz'],
    ['fo:font-variant="normal"', 'Ana Ruiz'],
  ])('%s shows %s', (properties, text) => {
    expect(extractStyled(properties).lines.map((line) => line.text)).toEqual([text, 'Baker'])
  })

  it('places lines by their alignment and margins on the page', () => {
    const xOf = (paragraph: string) => extractStyled('', paragraph).lines.map(({ x }) => Math.round(x))
    expect(xOf('fo:text-align="start"')).toEqual([57, 57])
    expect(xOf('fo:margin-left="2cm"')).toEqual([113, 57])
    expect(xOf('fo:text-align="center"')).toEqual([275, 57])
    expect(xOf('fo:text-align="end"')).toEqual([493, 57])
  })

  it('warns of white text, but not on a dark ground', () => {
    expect(warningsOf('fo:color="#FFFFFF"')).toEqual(['white-text'])
    expect(warningsOf('fo:color="#ffffff"', 'fo:background-color="#FFFFFF"')).toEqual(['white-text'])
    expect(warningsOf('fo:color="#ffffff"', 'fo:background-color="transparent"')).toEqual(['white-text'])
    expect(warningsOf('fo:color="#ffffff"', 'fo:background-color="#112233"')).toEqual([])
    expect(warningsOf('fo:color="#ff00aa"')).toEqual([])
  })

  it('leaves out hidden text and says so', () => {
    expect(extractStyled('text:display="none"').lines.map(({ text }) => text)).toEqual(['Baker'])
    expect(warningsOf('text:display="none"')).toEqual(['invisible-text'])
    expect(warningsOf('text:display="true"')).toEqual([])
  })

  it('has the language and the fonts that are set', () => {
    const { lang, meta, hazards } = extractStyled('fo:language="es" style:font-name="Lato"')
    expect([lang, meta.fonts, hazards]).toEqual(['es', ['Lato'], []])
    expect(extractStyled('').meta.fonts).toEqual([])
  })

  it('has the title and the program of the file only where they are set', () => {
    expect(extractStyled('').meta).not.toHaveProperty('title')
    expect(extractStyled('').meta).not.toHaveProperty('producer')
  })
})
