import { describe, expect, it } from 'vitest'
import { extractDocx } from '#shared/parser/word/extract-docx.ts'
import { box, buildDocx, bullet, type DocxParts, LISTS, paragraph, run, table } from '#test/utils/files/docx-builder.ts'

const extract = (body: string, parts: Omit<DocxParts, 'body'> = {}) => extractDocx(buildDocx({ body, ...parts }))
const textsOf = (body: string, parts: Omit<DocxParts, 'body'> = {}) =>
  extract(body, parts).lines.map(({ text }) => text)
const codesOf = (body: string, parts: Omit<DocxParts, 'body'> = {}) =>
  extract(body, parts).hazards.map(({ code }) => code)
const deleted = '<w:del><w:r><w:delText>old</w:delText></w:r></w:del>'
const field = (instruction: string, result: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${instruction}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(result)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`

describe('text of a DOCX', () => {
  it.each([
    ['paragraphs and line breaks', paragraph('One\nTwo') + paragraph('Three'), ['One', 'Two', 'Three']],
    ['runs of one word', paragraph(run('Ana Ru') + run('iz', '<w:b/>')), ['Ana Ruiz']],
    ['white space alone in a run', paragraph(run('Ana') + run(' ') + run('Ruiz')), ['Ana Ruiz']],
    [
      'five entities and numbered ones',
      paragraph('<w:r><w:t>R&amp;D &#8211; A&#x42;C &unknown;</w:t></w:r>'),
      ['R&D – ABC &unknown;'],
    ],
    ['CDATA', paragraph('<w:r><w:t><![CDATA[a < b]]></w:t></w:r>'), ['a < b']],
    [
      'no-break hyphens and spaces',
      paragraph('<w:r><w:t>React</w:t><w:noBreakHyphen/><w:t>Native\u00a018</w:t></w:r>'),
      ['React-Native 18'],
    ],
    ['soft hyphens', paragraph('<w:r><w:t>manage</w:t><w:softHyphen/><w:t>ment</w:t></w:r>'), ['management']],
    ['insertions, without deletions', paragraph(`${run('new ')}<w:ins>${run('text')}</w:ins>${deleted}`), ['new text']],
    ['moved text once', paragraph(`<w:moveFrom>${run('a')}</w:moveFrom><w:moveTo>${run('a')}</w:moveTo>`), ['a']],
    ['results of fields', paragraph(run('Page ') + field('PAGE', '1')), ['Page 1']],
    ['content controls', `<w:sdt><w:sdtContent>${paragraph('Ana')}</w:sdtContent></w:sdt>`, ['Ana']],
    ['one branch of alternatives', paragraph(run('Body') + box(paragraph('In the box'))), ['Body', 'In the box']],
    ['capitals by style', paragraph(run('Experience', '<w:caps/>')), ['EXPERIENCE']],
    ['small capitals', paragraph(run('ana ruiz', '<w:smallCaps/>')), ['ANA RUIZ']],
    [
      'bullets of symbol fonts',
      paragraph(`<w:r><w:sym w:font="Wingdings" w:char="F0A7"/></w:r>${run('Led')}`),
      ['• Led'],
    ],
  ])('reads %s', (_, body, expected) => {
    expect(textsOf(body)).toEqual(expected)
  })

  it('reads names by their namespace, whatever the prefix', () => {
    const body = paragraph('Ana Ruiz').replaceAll('w:', 'ns0:')
    const xml = `<ns0:document xmlns:ns0="http://purl.oclc.org/ooxml/wordprocessingml/main"><ns0:body>${body}</ns0:body></ns0:document>`
    expect(textsOf('', { files: { 'word/document.xml': xml } })).toEqual(['Ana Ruiz'])
  })

  it('reads the header first, then notes and the footer without page numbers', () => {
    const parts = {
      header: paragraph('ana@example.com'),
      footer: paragraph(field('PAGE', '1')) + paragraph('Confidential'),
      footnotes: `<w:footnote w:type="separator">${paragraph('x')}</w:footnote><w:footnote>${paragraph('A note')}</w:footnote>`,
    }
    expect(textsOf(paragraph('Ana'), parts)).toEqual(['ana@example.com', 'Ana', 'A note', 'Confidential'])
    expect(codesOf(paragraph('Ana'), parts)).toContain('header-footer-contact')
  })

  it('leaves out the words of page numbers', () => {
    const number = paragraph(`${run('Page ')}${field('PAGE', '1')}${run(' of ')}${field('NUMPAGES', '2')}`)
    const parts = { header: paragraph('Ana Quill'), footer: `${number}${paragraph('Page design by hand')}` }
    expect(textsOf(paragraph('Gardener'), parts)).toEqual(['Ana Quill', 'Gardener', 'Page design by hand'])
  })

  it('writes the marks of lists, but not before headings', () => {
    const body =
      bullet('Experience') + bullet('Led a team') + bullet('First', 2) + bullet('Sub', 2, 1) + bullet('Second', 2)
    expect(textsOf(body, { numbering: LISTS })).toEqual([
      'Experience',
      '• Led a team',
      '1. First',
      '1.a Sub',
      '2. Second',
    ])
  })

  it('takes items with dates for entries, unless most of their list has none', () => {
    const entries = bullet('Acme, Engineer, 2015 – 2017') + bullet('Globex, Analyst, May 2011 – June 2014')
    const bullets = bullet('Led a move from 2015 to 2016') + bullet('Cut costs') + bullet('Hired ten people')
    expect(textsOf(entries + paragraph('Skills') + bullets, { numbering: LISTS })).toEqual([
      'Acme, Engineer, 2015 – 2017',
      'Globex, Analyst, May 2011 – June 2014',
      'Skills',
      '• Led a move from 2015 to 2016',
      '• Cut costs',
      '• Hired ten people',
    ])
  })

  it('keeps links of http, mailto and tel', () => {
    const link = (id: string, text: string) => `<w:hyperlink r:id="${id}">${run(text)}</w:hyperlink>`
    const body = paragraph(link('a', 'my code') + link('b', 'bad'))
    const { links } = extract(body, { links: { a: 'https://github.com/ana', b: 'javascript:alert(1)' } })
    expect(links).toEqual([{ page: 1, url: 'https://github.com/ana', text: 'my code' }])
  })
})

describe('layout of a DOCX', () => {
  it('inherits size and weight from styles', () => {
    const styles = [
      '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>',
      '<w:style w:type="paragraph" w:styleId="Base"><w:rPr><w:b/></w:rPr></w:style>',
      '<w:style w:type="paragraph" w:styleId="Heading1"><w:basedOn w:val="Base"/><w:rPr><w:sz w:val="32"/></w:rPr></w:style>',
      '<w:style w:type="paragraph" w:styleId="Loop"><w:basedOn w:val="Loop"/></w:style>',
    ].join('')
    const body =
      paragraph('Experience', '<w:pStyle w:val="Heading1"/>') +
      paragraph('Text') +
      paragraph('x', '<w:pStyle w:val="Loop"/>')
    const { lines } = extract(body, { styles })
    expect(lines.map(({ size, bold }) => [size, bold])).toEqual([
      [16, true],
      [11, false],
      [11, false],
    ])
  })

  it('shows the space between paragraphs', () => {
    const spaced = paragraph('C', '<w:spacing w:before="240"/>')
    const [a, b, c] = extract(paragraph('A') + paragraph('B') + spaced).lines
    expect((b?.y ?? 0) - (a?.y ?? 0)).toBe(12)
    expect((c?.y ?? 0) - (b?.y ?? 0)).toBe(24)
  })

  it.each([
    ['a tab', 'Acme\t2019 – 2021'],
    ['five spaces', 'Acme     2019 – 2021'],
  ])('splits a line at %s', (_, text) => {
    const [line] = extract(paragraph(text, '<w:tabs><w:tab w:val="right" w:pos="9000"/></w:tabs>')).lines
    expect(line?.text).toBe('Acme 2019 – 2021')
    expect(line?.parts?.map(({ at, gap }) => [at, gap])).toEqual([
      [0, false],
      [5, true],
    ])
  })

  it('breaks long titles of entries as on paper, and no other text', () => {
    const words = 'Head of roads and bridges in the north of the country with offices in ten cities'
    const dates = 'January 2015 – December 2017'
    const texts = textsOf(paragraph(`${words}, ${words}, ${dates}`) + paragraph(`${words}, ${words}, ${words}`))
    expect(texts).toHaveLength(3)
    expect(texts.slice(0, 2).join(' ')).toBe(`${words}, ${words}, ${dates}`)
    expect(texts[1]).toContain(dates)
  })

  it('does not split after a bullet typed by hand', () => {
    const [line] = extract(paragraph('-\tLed a team')).lines
    expect(line).toMatchObject({ text: '- Led a team' })
    expect(line?.parts).toBeUndefined()
  })

  it('counts pages of breaks, once where Word has printed them too', () => {
    const broken = paragraph('<w:r><w:br w:type="page"/></w:r>')
    const printed = paragraph('<w:r><w:lastRenderedPageBreak/><w:t>B</w:t></w:r>')
    const { lines, pages } = extract(paragraph('A') + broken + printed)
    expect(lines.map(({ page }) => page)).toEqual([1, 2])
    expect(pages).toHaveLength(2)
  })
})

describe('tables of a DOCX', () => {
  const long = ['Ana', 'Madrid', 'Skills', 'Java', 'Go'].map((text) => paragraph(text)).join('')
  const main = ['Profile', 'Engineer', 'Experience', 'Acme', 'Globex'].map((text) => paragraph(text)).join('')

  it.each([
    ['rows of short cells', [['Java', 'Expert', '8 years']], ['Java Expert 8 years']],
    ['dates beside an entry', [['2019 – 2021', paragraph('Acme') + bullet('Led')]], ['2019 – 2021 Acme', '• Led']],
    [
      'two lines beside two',
      [[paragraph('Acme') + paragraph('Engineer'), paragraph('Madrid') + paragraph('2019 – 2021')]],
      ['Acme Madrid', 'Engineer 2019 – 2021'],
    ],
    [
      'a heading beside its section',
      [['Experience', paragraph('Acme') + paragraph('Engineer')]],
      ['Experience', 'Acme', 'Engineer'],
    ],
    [
      'a cell broken by hand in a grid',
      [['1', paragraph('B.Sc.') + paragraph('Physics'), '2010']],
      ['1 B.Sc. Physics 2010'],
    ],
    [
      'rows below heads, lists in them after their names',
      [
        ['Employer', 'Duties', 'Year'],
        ['Lumo Farm', bullet('Fed the hens') + bullet('Sold eggs'), paragraph('2016 –') + paragraph('2018')],
      ],
      ['Employer Duties Year', 'Lumo Farm 2016 – 2018', '• Fed the hens', '• Sold eggs'],
    ],
    ['a table in a cell', [[table([5000], [['Acme']]) + paragraph('')]], ['Acme']],
  ])('reads %s', (_, rows, expected) => {
    expect(textsOf(table([3000, 3000, 3000], rows), { numbering: LISTS })).toEqual(expected)
  })

  it('reads long cells as columns', () => {
    const { lines, pages } = extract(table([3000, 7000], [[long, main]]))
    expect(lines.map(({ column }) => column)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1])
    expect(lines[5]).toMatchObject({ text: 'Profile', y: lines[0]?.y })
    expect(pages[0]?.columns).toBe(2)
  })
})

describe('warnings of a DOCX', () => {
  const white = run('keyword keyword', '<w:color w:val="FFFFFF"/>')
  it.each([
    ['invisible-text', paragraph(run('Ana') + run('secret', '<w:vanish/>')), true],
    ['white-text', paragraph(white), true],
    ['white-text', paragraph(white, '<w:shd w:val="clear" w:fill="1F3864"/>'), false],
    ['tiny-text', paragraph(run('tiny text', '<w:sz w:val="6"/>')), true],
    ['columns', paragraph('Ana'), false],
  ] as const)('%s in %s', (code, body, expected) => {
    expect(codesOf(body).includes(code)).toBe(expected)
  })

  it('leaves hidden text out of the lines', () => {
    expect(textsOf(paragraph(run('Ana') + run('secret', '<w:vanish/>')))).toEqual(['Ana'])
  })

  it('names macros', () => {
    expect(codesOf(paragraph('Ana'), { files: { 'word/vbaProject.bin': 'x' } })).toContain('script')
  })
})
