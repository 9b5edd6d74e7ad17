import { describe, expect, it } from 'vitest'
import {
  EMAIL,
  findLinks,
  findPhone,
  hasContact,
  hasContactOrLink,
} from '#shared/parser/fields/header/contact-patterns.ts'

describe('a phone number', () => {
  it.each([
    ['+34 600 555 012', '+34 600 555 012'],
    ['(+34) 600-555-012', '(+34) 600-555-012'],
    ['Tel. 600.555.012 ', '600.555.012'],
    ['call 600 555 012 (mornings)', '600 555 012'],
    ['Tel.600 555 012', '600 555 012'],
    ['v1.600555012', undefined],
    ['600555012 - 600555019', '600555012'],
    ['28004 (91) 555 01 23', '(91) 555 01 23'],
    ['ana@a.example · 600 555 012', '600 555 012'],
    ['(600)555-0123 ana@a.example 1408 Elm St', '(600)555-0123'],
    ['a.example/600555012 600 555 019', '600 555 019'],
    ['DNI: 39.000.001-Z, 600 555 012', '600 555 012'],
    ['1234567', '1234567'],
    ['+123456789012345', '+123456789012345'],
    ['+1234567890123456', undefined],
    ['123456', undefined],
    ['2015 – 2019', undefined],
    ['(2015 - 2019)', undefined],
    ['2015-03 600', undefined],
    ['12/03/1988', undefined],
    ['12-03-88', undefined],
    ['1234-567 Porto', undefined],
    ['11.222.333-4', undefined],
    ['402-1234567-8', undefined],
    ['RFC 1234567890', undefined],
    ['nº de colegiado: colegiado 12345678', undefined],
    ['a600555012b', undefined],
    ['ovens and flour', undefined],
  ])('of %j is %j', (text, phone) => expect(findPhone(text)).toBe(phone))
})

describe('links', () => {
  it.each([
    ['https://ana.example/work, and more', ['https://ana.example/work']],
    ['www.ana.example; github.com/ana-ruiz.', ['www.ana.example', 'github.com/ana-ruiz']],
    ['(linkedin.com/in/ana) | ana.dev', ['linkedin.com/in/ana', 'ana.dev']],
    ['ana@ruiz.dev', []],
    ['Node.js, Vue.js, socket.io, ASP.NET, B.Sc', []],
    ['file.txt in version 1.2.io3', []],
    ['ANA.EXAMPLE/CV', ['ANA.EXAMPLE/CV']],
    ['one.two.three.es/a?b=c#d', ['one.two.three.es/a?b=c#d']],
  ])('of %j', (text, links) => expect(findLinks(text)).toEqual(links))
})

it('an e-mail address has a host with a name of letters at its end', () => {
  const find = (text: string) => EMAIL.exec(text)?.[0]
  expect(find('write to ana.ruiz+cv@mail.a.example!')).toBe('ana.ruiz+cv@mail.a.example')
  expect(find('peña@españa.example')).toBe('peña@españa.example')
  expect([find('ana@localhost'), find('ana@a.1'), find('@ana')]).toEqual([undefined, undefined, undefined])
})

it('a line has contact data with an address or a number, and links are no contact', () => {
  expect(['ana@a.example', '600 555 012', 'ana.dev', 'flour'].map(hasContact)).toEqual([true, true, false, false])
  expect(['ana@a.example', '600 555 012', 'ana.dev', 'flour'].map(hasContactOrLink)).toEqual([true, true, true, false])
})
