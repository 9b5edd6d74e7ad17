import { describe, expect, it } from 'vitest'
import { findProfileLinks, findWholeLinks } from '#shared/parser/fields/header/find-links.ts'
import { parseHeaderLinks } from '#shared/parser/fields/header/header-links.ts'
import { toParsedLines } from '#shared/parser/lines/parsed-line.ts'
import type { Section } from '#shared/parser/sections/section.ts'
import { createExtractedDocument, type TestLine } from '#test/utils/reading/extracted-documents.ts'

const toLines = (...lines: readonly TestLine[]) => toParsedLines(createExtractedDocument(lines))
/** The links of the second line. */
const findBelow = (above: string, text: string, below = 'de Soria') => {
  const lines = toLines([above], [text], [below])
  return lines[1] ? findWholeLinks(lines[1], lines) : undefined
}
const find = (text: string, below?: string) => findBelow('Ida Sol', text, below)

describe('the links of a line', () => {
  it.each<[string, string[]]>([
    ['Web: sol.example y https://b.example/x.', ['sol.example', 'https://b.example/x']],
    ['github.com', []],
    ['https://www.linkedin.com/in/', []],
    ['github.com/ida', ['github.com/ida']],
    ['a.b.c.sol.example', []],
    ['b.c.sol.example', ['b.c.sol.example']],
    ['www.a.b.c.sol.example', ['www.a.b.c.sol.example']],
    ['a.b.c.sol.example/ida', ['a.b.c.sol.example/ida']],
    ['ida@gm ail.com', []],
    ['www. sol.example', []],
    ['Node.js y Boreal.AI', []],
  ])('%s', (text, links) => expect(find(text)).toEqual(links))

  it('go on after a space or in the next line', () => {
    expect(find('linkedin.com/in/ ida-sol | Soria')).toEqual(['linkedin.com/in/ida-sol'])
    expect(find('linkedin.com/in/ ida-sol en Soria')).toEqual([])
    expect(find('linkedin.com/in/', 'ida-sol')).toEqual(['linkedin.com/in/ida-sol'])
    expect(find('linkedin.com/in/', 'ida-sol (perfil)')).toEqual(['linkedin.com/in/ida-sol'])
    expect(find('linkedin.com/in/', 'ida-sol en Soria')).toEqual([])
    expect(find('linkedin.com/in/ es mío', 'ida-sol')).toEqual([])
    expect(find('linkedin.com/in/', 'id')).toEqual([])
    expect(find('linkedin.com/in/máxi', 'ma-sol-91a23b45c')).toEqual(['linkedin.com/in/máxima-sol-91a23b45c'])
    expect(find('linkedin.com/in/ida-sol-91a23b45c', 'ida-12345678')).toEqual(['linkedin.com/in/ida-sol-91a23b45c'])
    expect(find('linkedin.com/in/ida', 'ida-sol-90')).toEqual(['linkedin.com/in/ida'])
    expect(find('github.com/', 'ida-sol')).toEqual([])
  })

  it('begin at the end of the line above', () => {
    expect(findBelow('Perfil: githu', 'b.com/ida')).toEqual(['github.com/ida'])
    expect(findBelow('Linkedi', 'n.com/in/ida')).toEqual(['Linkedin.com/in/ida'])
    expect(findBelow('Perfil:githu', 'b.com/ida')).toEqual(['b.com/ida'])
    expect(findBelow('githu', 'x.com/ida')).toEqual(['x.com/ida'])
  })
})

describe('the links of a person outside of the header', () => {
  const profile = (kind: Section['kind'], title: string, ...lines: TestLine[]) =>
    findProfileLinks([{ kind, title, heading: undefined, lines: toLines(...lines) }], 'ida@sol.example').map(
      ({ url }) => url,
    )

  it.each<[Section['kind'], string, boolean]>([
    ['skills', 'github.com/ida', true],
    ['skills', 'Mi perfil: github.com/ida', true],
    ['skills', 'Un programa que hice: github.com/ida', false],
    ['skills', 'github.com/ida/horno', false],
    ['skills', 'Portfolio: sol.example', true],
    ['skills', 'Mi sitio web es sol.example', true],
    ['skills', 'Hice sol.example', false],
    ['skills', 'linkedin.com/in/ida', true],
    ['experience', 'linkedin.com/in/ida', true],
    ['experience', 'github.com/ida', false],
    ['experience', 'Portfolio: sol.example', false],
    ['references', 'linkedin.com/in/ida', false],
    ['header', 'linkedin.com/in/ida', false],
    ['contact', 'linkedin.com/in/ida', false],
  ])('in %s, %s: %s', (kind, text, expected) => {
    expect(profile(kind, 'Título', [text])).toHaveLength(expected ? 1 : 0)
  })

  it('stand beside the e-mail address', () => {
    expect(profile('experience', 'T', ['ida@sol.example'], ['sol.example'])).toEqual(['sol.example'])
    expect(profile('experience', 'T', ['ida@sol.example'], ['Soria'], ['sol.example'])).toEqual([])
    expect(profile('experience', 'T', ['ida@otro.example'], ['sol.example'])).toEqual([])
    expect(profile('experience', 'T', ['ida@sol.example'], ['sol.example', { page: 2 }])).toEqual([])
  })

  it('stand below a label, or below a heading of links', () => {
    expect(profile('references', 'T', ['GitHub'], ['sol.example'])).toEqual(['sol.example'])
    expect(profile('references', 'T', ['Para ver mi portafolio:'], ['sol.example'])).toEqual(['sol.example'])
    expect(profile('references', 'T', ['GitHub'], ['Aquí: sol.example'])).toEqual([])
    expect(profile('references', 'T', ['GitHub'], ['sol.example', { column: 1 }])).toEqual([])
    expect(profile('other', 'GitHub', ['a'], ['b'], ['sol.example'])).toEqual(['sol.example'])
    expect(profile('other', 'GitHub', ['a'], ['b'], ['c'], ['sol.example'])).toEqual([])
  })
})

describe('the links of a header', () => {
  const parse = (email: string, ...lines: TestLine[]) => {
    const document = createExtractedDocument(lines)
    const header = toParsedLines(document)
    const { info, sources } = parseHeaderLinks({
      header,
      contact: [],
      sections: [],
      document,
      email,
      fullName: 'Ida Sol',
    })
    return [
      info.linkedin,
      info.website,
      info.links?.map(({ id, url }) => `${id} ${url}`),
      sources.map(({ field }) => field),
    ]
  }

  it('are LinkedIn, the first page that is no network, and the rest', () => {
    expect(
      parse('', ['github.com/ida'], ['sol.example'], ['linkedin.com/in/ida'], ['b.example'], ['linkedin.com/in/nora']),
    ).toEqual([
      'linkedin.com/in/ida',
      'sol.example',
      ['link-1 github.com/ida', 'link-2 b.example', 'link-3 linkedin.com/in/nora'],
      ['links', 'website', 'linkedin', 'links', 'links'],
    ])
  })

  it.each(['in/idasol', '/in/idasol'])('are the whole address of %s', (text) =>
    expect(parse('', [text])[0]).toBe('linkedin.com/in/idasol'),
  )

  it('are there once, however they are written', () => {
    expect(
      parse('', ['sol.example/a'], ['https://www.sol.example/a/'], ['es.sol.example/a?x=1'], ['SOL.example/a#b']),
    ).toEqual([undefined, 'sol.example/a', undefined, ['website']])
  })

  it('are no links from schools', () => {
    expect(parse('', ['Universidad de Soria, www.us.example'])).toEqual([undefined, undefined, undefined, []])
  })

  it('are not the domain of the address, where it is split or of a provider', () => {
    expect(parse('ida@gmail.com', ['gmail.com'])[1]).toBeUndefined()
    expect(parse('ida@sol.example', ['sol.example'])[1]).toBe('sol.example')
    expect(parse('ida@sol.example', ['ida@ sol.example'])[1]).toBeUndefined()
    expect(parse('ida@sol.example', ['ida@'], ['sol.example'])[1]).toBeUndefined()
  })

  it('are no address whose sign was read as a letter', () => {
    expect(parse('ida@sol.example', ['idaosol.example'])[1]).toBeUndefined()
    expect(parse('ida@sol.example', ['ida.sol.example'])[1]).toBe('ida.sol.example')
    expect(parse('ida@sol.example', ['nora.sol.example'])[1]).toBe('nora.sol.example')
  })
})
