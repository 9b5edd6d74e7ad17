import { describe, expect, it } from 'vitest'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { createContext } from '#shared/scoring/context/context.ts'
import type { Rule } from '#shared/scoring/rule.ts'
import { contactEmail } from '#shared/scoring/rules/ats/contact/contact-email.ts'
import { contactInBody } from '#shared/scoring/rules/ats/contact/contact-in-body.ts'
import { contactLinks } from '#shared/scoring/rules/ats/contact/contact-links.ts'
import { contactLocation } from '#shared/scoring/rules/ats/contact/contact-location.ts'
import { contactName } from '#shared/scoring/rules/ats/contact/contact-name.ts'
import { contactPhone } from '#shared/scoring/rules/ats/contact/contact-phone.ts'
import { emailProfessional } from '#shared/scoring/rules/ats/contact/email-professional.ts'
import { linksValid } from '#shared/scoring/rules/ats/contact/links-valid.ts'
import { createExtractedDocument } from '../../../../../utils/reading/extracted-documents.ts'
import { type ContentParts, goodEnglishCv, NOW } from '../../../../../utils/scoring/scoring-inputs.ts'

const NOTHING = { fullName: '', email: '', phone: '', location: '', linkedin: '' }

/** What a rule measures on a page with these lines, of a person of whom only this was read. */
const measure = (
  rule: Rule,
  me: ContentParts['personalInfo'],
  lines: readonly string[] = [],
  more: Partial<ExtractedDocument> = {},
) => {
  const extracted = { ...createExtractedDocument(lines.map((text) => [text])), ...more }
  const content = goodEnglishCv({ personalInfo: { ...NOTHING, ...me } })
  return rule.measure(createContext({ extracted, content, language: 'en', now: NOW }))
}
const link = (url: string): Partial<ExtractedDocument> => ({ links: [{ page: 1, text: '', url }] })
const GARBLED = [Array.from({ length: 40 }, () => 'g r d n').join(' ')]

describe('contact-email', () => {
  it('gains all in its field, 0.7 in the text alone', () => {
    expect(measure(contactEmail, { email: 'ann@reed.example' })).toEqual({
      ratio: 1,
      params: { email: 'ann@reed.example' },
    })
    expect(measure(contactEmail, {}, ['ann@reed.example'])).toEqual({
      ratio: 0.7,
      params: { email: 'ann@reed.example' },
    })
    expect(measure(contactEmail, {}, ['Roses'])).toEqual({ ratio: 0, params: { email: '' } })
  })

  it('says when only a link has it', () => {
    const linked = { email: 'ann@reed.example', linked: 1 }
    expect(measure(contactEmail, {}, [], link('mailto:ann@reed.example'))?.params).toEqual(linked)
    expect(
      measure(contactEmail, {}, ['rose@reed.example'], link('mailto:ann@reed.example'))?.params,
    ).not.toHaveProperty('linked')
    expect(
      measure(contactEmail, { email: 'ann@reed.example' }, [], link('mailto:ann@reed.example'))?.params,
    ).not.toHaveProperty('linked')
  })

  it('is not measured on a page that can hardly be read, unless it is found', () => {
    expect(measure(contactEmail, {}, GARBLED)).toBeNull()
    expect(measure(contactEmail, {}, [...GARBLED, 'ann@reed.example'])?.ratio).toBe(0.7)
  })
})

describe('contact-phone', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, i) => `Roses ${i}`)

  it('gains all in its field or among twelve lines, 0.7 further down', () => {
    expect(measure(contactPhone, { phone: '600 111 222' }, rows(12))).toEqual({
      ratio: 1,
      params: { phone: '600 111 222' },
    })
    expect(measure(contactPhone, {}, [...rows(11), '600 111 222'])?.ratio).toBe(1)
    expect(measure(contactPhone, {}, [...rows(12), '600 111 222'])?.ratio).toBe(0.7)
    expect(measure(contactPhone, {}, rows(1))).toEqual({ ratio: 0, params: { phone: '' } })
  })

  it('leaves the numbers of referees out', () => {
    const referee = ['References', 'Rose Hale, Oakhill', '600 111 222']
    expect(measure(contactPhone, {}, referee)?.params).toEqual({ phone: '' })
    expect(measure(contactPhone, {}, [...referee, 'Contact', '600 333 444'])?.params).toEqual({ phone: '600 333 444' })
  })

  it('says when only a link has it', () => {
    expect(measure(contactPhone, {}, [], link('tel:600111222'))).toEqual({ ratio: 0, params: { phone: '', linked: 1 } })
    expect(measure(contactPhone, { phone: '600 111 222' }, [], link('tel:600111222'))?.params).not.toHaveProperty(
      'linked',
    )
  })

  it('is not measured on a page that can hardly be read, unless it is found', () => {
    expect(measure(contactPhone, {}, GARBLED)).toBeNull()
    expect(measure(contactPhone, { phone: '600 111 222' }, GARBLED)?.ratio).toBe(1)
  })
})

describe('contact-name', () => {
  it.each([
    ['Ann Reed', 1],
    ['A.B.Reed', 1],
    ['Ann', 0.5],
    ['', 0],
  ])('“%s” gains %d', (fullName, ratio) =>
    expect(measure(contactName, { fullName })).toEqual({ ratio, params: { name: fullName } }),
  )
})

describe('contact-location', () => {
  it.each([
    ['Toledo', 1],
    ['Calle Olmo 3, Toledo', 0.6],
    ['12 Mill Road', 1],
    ['12 Mill Rd. North', 0.6],
    ['Calle Olmo, Toledo', 1],
    ['Toledo 45001', 1],
    [' ', 0],
  ])('“%s” gains %d', (location, ratio) => {
    const result = measure(contactLocation, { location })
    expect(result?.ratio).toBe(ratio)
    expect(result?.evidence?.length ?? 0).toBe(ratio === 0.6 ? 1 : 0)
    expect(result?.params).toEqual({ location: location.trim() })
  })
})

describe('contact-links', () => {
  it.each([
    ['LinkedIn.com/in/reed'],
    ['linkedin: /reed'],
    ['github.io of roses'],
    ['gitlab.com/reed'],
    ['www.reed.example'],
    ['https://reed.example'],
    ['Ann Reed  /in/annreed'],
    ['Ann Reed | /ann-reed/'],
  ])('are found in “%s”', (text) =>
    expect(measure(contactLinks, {}, [text])).toEqual({ ratio: 1, params: { count: 0 } }),
  )

  it.each(['LinkedIn', '/annreed', 'see /in/annreed', 'www. roses'])('are none in “%s”', (text) =>
    expect(measure(contactLinks, {}, [text])?.ratio).toBe(0),
  )

  it('are those that were read, or behind links', () => {
    expect(measure(contactLinks, { linkedin: 'linkedin.com/in/reed' })).toEqual({ ratio: 1, params: { count: 1 } })
    expect(measure(contactLinks, {}, [], link('https://reed.example'))?.ratio).toBe(1)
    expect(measure(contactLinks, {}, [], link('mailto:ann@reed.example'))?.ratio).toBe(0)
  })

  it('are not measured on a page that can hardly be read, unless they are found', () => {
    expect(measure(contactLinks, {}, GARBLED)).toBeNull()
    expect(measure(contactLinks, { linkedin: 'linkedin.com/in/reed' }, GARBLED)?.ratio).toBe(1)
    expect(measure(contactLinks, {}, [...GARBLED, 'www.reed.example'])?.ratio).toBe(1)
  })
})

describe('links-valid', () => {
  const ratio = (linkedin: string, website = '') => measure(linksValid, { linkedin, website })?.ratio

  it('is the share of links with a host and a path', () => {
    expect(ratio('https://linkedin.com/in/reed')).toBe(1)
    expect(ratio('reed.example?x=1')).toBe(1)
    expect(ratio('https://linkedin.com/in/')).toBe(0)
    expect(ratio('www.github.com/')).toBe(0)
    expect(ratio('https://example.com/ann')).toBe(0)
    expect(ratio('ann reed.example')).toBe(0)
    expect(ratio('https://linkedin.com/in/reed', 'https://linkedin.com/in/')).toBe(0.5)
  })

  it('shows the first that is not valid', () => {
    const result = measure(linksValid, { linkedin: 'https://linkedin.com/in/', website: 'reed.example' })
    expect(result).toMatchObject({
      params: { count: 1, sample: 'https://linkedin.com/in/' },
      evidence: [{ find: 'https://linkedin.com/in/' }],
    })
    expect(measure(linksValid, { website: 'reed.example' })).toMatchObject({
      evidence: [],
      params: { count: 0, sample: '' },
    })
  })

  it('is not measured without links', () => {
    expect(measure(linksValid, {})).toBeNull()
    expect(measure(linksValid, { linkedin: 'annreed' })).toBeNull()
  })
})

describe('email-professional', () => {
  const ratio = (email: string, fullName = 'Ann Reed') => measure(emailProfessional, { email, fullName })?.ratio

  it.each([
    ['ann.reed@roses.example', 1],
    ['hotrose@roses.example', 0],
    ['ann_rose__x@roses.example', 0],
    ['rose12345@roses.example', 0],
    ['rose1234@roses.example', 1],
    ['ann@aol.com', 0.8],
    ['ann@terra.com.mx', 0.8],
    ['ann@aol.roses.example', 0.8],
    ['ann@notaol.com', 1],
  ])('%s gains %d', (email, expected) => expect(ratio(email)).toBe(expected))

  it('knows the words of a name', () => {
    expect(ratio('reina.valle@roses.example', 'Reina Valle')).toBe(1)
    expect(ratio('reina.valle.abc@roses.example', 'Reina Valle')).toBe(1)
    expect(ratio('reina.valle.abcd@roses.example', 'Reina Valle')).toBe(0)
    expect(ratio('alreina@roses.example', 'Al Valle')).toBe(0)
    expect(ratio('jlovera88@roses.example', 'José Lovera')).toBe(1)
    expect(ratio('reina@roses.example', '')).toBe(1)
  })

  it('shows the address that loses', () => {
    expect(measure(emailProfessional, { email: 'ann@aol.com', fullName: 'Ann Reed' })).toMatchObject({
      evidence: [{ find: 'ann@aol.com', path: 'personalInfo/email' }],
      params: { email: 'ann@aol.com' },
    })
    expect(measure(emailProfessional, { email: 'ann@reed.example' })?.evidence).toEqual([])
    expect(measure(emailProfessional, {})).toBeNull()
  })
})

describe('contact-in-body', () => {
  const twoPages = { pages: [1, 2].map((number) => ({ number, width: 600, height: 800, columns: 1 })) }
  const edge = (quote: string, line?: number): Partial<ExtractedDocument> => ({
    ...twoPages,
    hazards: [{ code: 'header-footer-contact', page: 1, ...(quote && { quote }), ...(line !== undefined && { line }) }],
  })
  const me = { email: 'ann@reed.example' }
  const filler = (count: number) => Array.from({ length: count }, (_, i) => `Roses ${i}`)

  it('loses all for an own contact at the edge of several pages', () => {
    expect(measure(contactInBody, me, [], edge('Ann: ann@reed.example'))).toMatchObject({
      ratio: 0,
      params: { count: 1 },
    })
    expect(measure(contactInBody, me, ['ann@reed.example'], edge('', 0))?.ratio).toBe(0)
    expect(measure(contactInBody, { phone: '600 111 222' }, [], edge('600111222'))?.ratio).toBe(0)
    expect(measure(contactInBody, me, [], edge('rose@reed.example'))).toEqual({
      ratio: 1,
      evidence: [],
      params: { count: 0 },
    })
  })

  it('loses nothing on a single page, unless it is no PDF', () => {
    const one = { ...edge('ann@reed.example'), pages: twoPages.pages.slice(1) }
    expect(measure(contactInBody, me, [], one)).toEqual({ ratio: 1, params: { count: 0 } })
    expect(measure(contactInBody, me, [], { ...one, source: 'docx' })?.ratio).toBe(0)
  })

  it('loses nothing below a heading of contact data, eight lines above at most', () => {
    const below = (count: number) => {
      const lines = ['Contact', ...filler(count), 'ann@reed.example']
      return measure(contactInBody, me, lines, edge('', lines.length - 1))?.ratio
    }
    expect(below(0)).toBe(1)
    expect(below(7)).toBe(1)
    expect(below(8)).toBe(0)
    expect(measure(contactInBody, me, ['ann@reed.example', 'Contact'], edge('', 0))?.ratio).toBe(0)
  })

  it('is not measured without contact data', () => expect(measure(contactInBody, {}, [], edge('x'))).toBeNull())
})
