import { describe, expect, it } from 'vitest'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { contentSchema } from '#shared/resume/schema/content.ts'
import { findEmail, findLinkedEmail, findPhone, hasLinkedPhone, listLinks } from '#shared/scoring/context/contact.ts'
import { findWarnings, toWarningEvidence } from '#shared/scoring/context/warnings.ts'
import { createExtractedDocument } from '../../../../utils/reading/extracted-documents.ts'

const withLinks = (...urls: string[]): ExtractedDocument => ({
  ...createExtractedDocument([]),
  links: urls.map((url) => ({ page: 1, text: '', url })),
})
const person = (personalInfo: object) => contentSchema.parse({ personalInfo })

describe('an e-mail address', () => {
  it('that only a link has is none that the page shows', () => {
    expect(findLinkedEmail('Ann Reed', withLinks('https://reed.example', 'mailto:ann@reed.example'))).toBe(
      'ann@reed.example',
    )
    expect(findLinkedEmail('', withLinks('MAILTO: ann@reed.example ?subject=cv'))).toBe('ann@reed.example')
    expect(findLinkedEmail('ANN@reed.example', withLinks('mailto:ann@Reed.example'))).toBe('')
    expect(findLinkedEmail('ann@reed.example', withLinks('mailto:ann@reed.example', 'mailto:rose@reed.example'))).toBe(
      'rose@reed.example',
    )
    expect(findLinkedEmail('', withLinks('https://example.org/mailto:ann@reed.example'))).toBe('')
    expect(findLinkedEmail('', withLinks())).toBe('')
  })

  it('is the one that was read, else of the text, else of a link', () => {
    const find = (email: string, text: string, ...urls: string[]) =>
      findEmail({ content: person({ email }), text, extracted: withLinks(...urls) })
    const link = 'mailto:link@reed.example'
    expect(find('own@reed.example', 'text@reed.example', link)).toBe('own@reed.example')
    expect(find('', 'cv text@reed.example', link)).toBe('text@reed.example')
    expect(find('none', 'none', 'https://reed.example', link)).toBe('link@reed.example')
    expect(find('', '', 'https://web@reed.example')).toBe('')
  })
})

describe('a telephone number', () => {
  it.each([
    'tel:+34600111222',
    'TEL:600111222',
    'https://wa.me/34600111222',
    'https://api.whatsapp.com/send?phone=34600',
    'https://api.whatsapp.com/send/?phone=+34600',
  ])('stands behind %s', (url) => expect(hasLinkedPhone(withLinks('https://reed.example', url))).toBe(true))

  it.each(['https://reed.example/tel:600', 'tel:', 'https://wa.me/', 'mailto:ann@reed.example'])(
    'does not behind %s',
    (url) => expect(hasLinkedPhone(withLinks(url))).toBe(false),
  )

  const find = (phone: string, text: string) => findPhone({ content: person({ phone }), text })

  it('is the one that was read, from seven digits on', () => {
    expect(find(' 555 0199 ', 'Tel. 600 111 222')).toBe('555 0199')
    expect(find('555 019', 'Tel. 600 111 222')).toBe('600 111 222')
    expect(find('', 'Roses')).toBe('')
  })

  it.each([
    ['Tel.: +36/30/863-04-29', '+36/30/863-04-29'],
    ['Móvil: 600111222', '600111222'],
    ['Ann Reed\n600 111 222\n600 333 444', '600 111 222'],
    ['cellar 600111222 of the house with the many roses in the valley of the river', ''],
    ['+34 600 111 222 of the house with the many roses in the valley of the river', '+34 600 111 222'],
    ['1998 - 2006', ''],
    ['pp. 3127–3129', ''],
    ['ABC-1234-2020', ''],
    ['In: Hedges and Lawns 67.49 (2026).', ''],
    ['Marks 73.17 2014', ''],
    ['10.1016/j.hedge.2026.110803', ''],
    ['1016/j.hedge.2023.105277. issn: 0047', ''],
    ['93.17.20.14.22', '93.17.20.14.22'],
  ])('in “%s” is “%s”', (text, found) => expect(find('', text)).toBe(found))

  it('may stand in a line of 60 characters', () => {
    const line = (length: number) => '600 111 222'.padEnd(length, ' rose')
    expect(find('', line(60))).toBe('600 111 222')
    expect(find('', line(61))).toBe('')
  })
})

describe('web addresses', () => {
  it('are those that were read and those behind links, each once', () => {
    const content = person({
      linkedin: ' https://linkedin.com/in/reed ',
      website: '',
      links: [{ label: 'Shop', url: 'https://reed.example' }],
    })
    const extracted = withLinks(
      'https://reed.example',
      'HTTP://roses.example',
      'mailto:ann@reed.example',
      'file:https://x',
    )
    expect(listLinks({ content, extracted })).toEqual([
      'https://linkedin.com/in/reed',
      'https://reed.example',
      'HTTP://roses.example',
    ])
  })
})

describe('the evidence of warnings', () => {
  const extracted: ExtractedDocument = {
    ...createExtractedDocument([['Pruned the roses of the garden']]),
    hazards: [
      { code: 'table', page: 2 },
      { code: 'image', page: 1, line: 0 },
      { code: 'white-text', page: 1, line: 0, quote: 'Prunedtheroses' },
      { code: 'white-text', page: 1, line: 0, quote: 'of the garden' },
      { code: 'white-text', page: 1, line: 9, quote: 'lost' },
    ],
  }

  it('has those of the codes', () => {
    expect(findWarnings({ extracted }, 'table', 'image')).toEqual(extracted.hazards.slice(0, 2))
    expect(findWarnings({ extracted }, 'script')).toEqual([])
  })

  it('quotes the line that starts with what was painted, else what was painted', () => {
    expect(toWarningEvidence({ extracted }, extracted.hazards)).toEqual([
      { page: 2, quote: '' },
      { page: 1, line: 0, quote: 'Pruned the roses of the garden' },
      { page: 1, line: 0, quote: 'Pruned the roses of the garden' },
      { page: 1, line: 0, quote: 'of the garden' },
      { page: 1, line: 9, quote: 'lost' },
    ])
    const long = { ...extracted, hazards: [{ code: 'table' as const, page: 1, quote: 'r'.repeat(300) }] }
    expect(toWarningEvidence({ extracted: long }, long.hazards)[0]?.quote).toHaveLength(200)
  })
})
