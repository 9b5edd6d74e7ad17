import { describe, expect, it } from 'vitest'
import {
  findContactName,
  findFullName,
  findLabelledName,
  findName,
  isDocumentTitle,
} from '#shared/parser/fields/header/find-name.ts'
import { toParsedLines } from '#shared/parser/lines/parsed-line.ts'
import { createExtractedDocument, type TestLine } from '#test/utils/reading/extracted-documents.ts'

const toLines = (...lines: readonly TestLine[]) => toParsedLines(createExtractedDocument(lines))
/** The first lines are the header, those after it the rest of the page. */
const find = (header: readonly TestLine[], others: readonly TestLine[] = []) => {
  const lines = toLines(...header, ...others)
  return findName(lines.slice(0, header.length), lines)
}
const read = (...header: TestLine[]) => find(header)?.text
const BIG = { size: 20 } as const

describe('the name in a header', () => {
  it('goes on in small type with words of the e-mail address', () => {
    const name: TestLine[] = [
      ['IDALIA Mª', { size: 30 }],
      ['MONTES PRADA', { size: 12, y: 86 }],
      ['Panadería y dulces', { size: 15 }],
    ]
    expect(read(...name, ['idaliamontes@sol.example'])).toBe('IDALIA Mª MONTES PRADA')
    expect(read(...name, ['hola@sol.example'])).toBe('IDALIA Mª')
  })

  it.each([
    ['Ida Sol', 'Ida Sol'],
    ['Lic. Ida Sol', 'Ida Sol'],
    ['Dra Ida Sol', 'Ida Sol'],
    ['Ing. Ida Sol, MBA', 'Ida Sol'],
    ['Ida Sol PMP', 'Ida Sol'],
    ['Sol, Ida M.', 'Sol, Ida M.'],
    ['Curriculum vitae de Ida Sol', 'Ida Sol'],
    ['CV - Ida Sol', 'Ida Sol'],
    ['Hoja de vida: Ida Sol', 'Ida Sol'],
    ['Ida Sol: Summary Curriculum Vitae', 'Ida Sol'],
    ['Ida Sol – CV', 'Ida Sol'],
    ['Ida Sol (34 años)', 'Ida Sol'],
    ['Ida Sol (she/her)', 'Ida Sol'],
    ['Ida Sol (林美)', 'Ida Sol'],
    ['Ida S ol', 'Ida Sol'],
    ['Ida Sol LinkedIn | GitHub', 'Ida Sol'],
    ['Sol Prats, Ida', 'Sol Prats, Ida'],
    ['Ida de la Sol', 'Ida de la Sol'],
    ['| Ida Sol |', 'Ida Sol'],
    ['Ida Sol | Panadera', 'Ida Sol'],
    ['Ida Sol – Panadera', 'Ida Sol'],
    ['Ida Sol, Ingeniera de caminos', 'Ida Sol'],
    ['Ida Sol (Ingeniera)', 'Ida Sol'],
    ['ida sol', undefined],
    ['Ida sol', undefined],
    ['Experiencia laboral', undefined],
    ['Curriculum vitae', undefined],
  ])('%s is %s', (line, name) => expect(read([line, BIG], ['Cuido hornos de leña'])).toBe(name))

  it('has what stands beside it', () => {
    expect(find([['Ida Sol | Panadera', BIG]])).toMatchObject({ text: 'Ida Sol', beside: 'Panadera' })
    expect(find([['Ida Sol (Ingeniera)', BIG]])).toMatchObject({ beside: 'Ingeniera' })
    expect(find([['Ida Sol, Ingeniera de caminos', BIG]])).toMatchObject({ beside: 'Ingeniera de caminos' })
    expect(find([['Ida Sol | ida@sol.example', BIG]])).not.toHaveProperty('beside')
    expect(find([['Ida Sol | Aula 7', BIG]])).not.toHaveProperty('beside')
  })

  it('is the largest text, else the first one', () => {
    expect(read(['Nora Vidal'], ['Ida Sol', BIG])).toBe('Ida Sol')
    expect(read(['Nora Vidal'], ['cuido hornos'], ['Ida Sol', { size: 9.6 }])).toBe('Nora Vidal')
  })

  it('is sure where it is large and on top', () => {
    expect(find([['Ida Sol', BIG]])?.confidence).toBe(0.9)
    const small: TestLine[] = [['CUIDO HORNOS 24', BIG], ['a'], ['b'], ['Ida Sol', { size: 8 }]]
    expect(find(small)).toMatchObject({ text: 'Ida Sol', confidence: 0.55 })
  })

  it('is in the first thirty lines', () => {
    const fill = (count: number): TestLine[] => Array.from({ length: count }, () => ['cuido hornos de leña'])
    expect(read(...fill(29), ['Ida Sol'])).toBe('Ida Sol')
    expect(read(...fill(30), ['Ida Sol'])).toBeUndefined()
  })

  it('is below it where text there is larger by 40 %, or by 25 % without a name in the header', () => {
    const below = (size: number, header = 'Nora Vidal') => find([[header]], [['Ida Sol', { size }]])?.text
    expect([below(14), below(14.1)]).toEqual(['Nora Vidal', 'Ida Sol'])
    expect([below(12.5, 'mis datos'), below(12.6, 'mis datos')]).toEqual([undefined, 'Ida Sol'])
  })

  it('is on the page after a cover', () => {
    expect(find([['Curriculum vitae', BIG]], [['Ida Sol', { page: 2, size: 26 }]])?.text).toBe('Ida Sol')
    expect(find([['mis datos']], [['Ida Sol', { page: 2, size: 26 }]])).toBeUndefined()
  })
})

describe('a name by the address', () => {
  const fill = (count: number): TestLine[] => Array.from({ length: count }, () => ['cuido hornos de leña'])
  const locate = (name: string, address: string, between = 0) => {
    const lines = toLines(...fill(3), [name], ...fill(between), [address])
    return findName(lines.slice(0, 1), lines)?.text
  }

  it('has words of the e-mail address', () => {
    expect(locate('Prats Vidal', 'pratsvidal@sol.example')).toBe('Prats Vidal')
    expect(locate('Ida Prats', 'prats@sol.example')).toBe('Ida Prats')
    expect(locate('Prats Roca', 'prats@sol.example')).toBeUndefined()
    expect(locate('Ida Sol', 'idasol@sol.example')).toBeUndefined()
    expect(locate('Prats', 'prats@sol.example')).toBeUndefined()
    expect(locate('• Prats Vidal', 'pratsvidal@sol.example')).toBeUndefined()
  })

  it('is at most six lines away from it', () => {
    expect(locate('Prats Vidal', 'pratsvidal@sol.example', 5)).toBe('Prats Vidal')
    expect(locate('Prats Vidal', 'pratsvidal@sol.example', 6)).toBeUndefined()
  })
})

describe('a name after a label', () => {
  const label = (...lines: TestLine[]) => findLabelledName(toLines(...lines))?.text

  it.each([
    ['Nombre: Ida Sol', 'Ida Sol'],
    ['Nombre: Lic. Ida Sol.', 'Ida Sol'],
    ['Apellidos y nombre: Sol Prats, Ida', 'Ida Sol Prats'],
    ['Nombre: Ida Sol | Edad: 30', 'Ida Sol'],
    ['Nombre: Ida Sol  Soria', 'Ida Sol'],
    ['Nombre: Ida Sol Edad : 30', 'Ida Sol'],
    ['Nombre: 24', undefined],
    ['Ciudad: Soria', undefined],
  ])('%s: %s', (line, name) => expect(label([line])).toBe(name))

  it('may stand in a cell of its own', () => {
    const cells = (first: string, second: string): TestLine => [
      `${first} ${second}`,
      {
        parts: [
          { at: 0, font: 1, gap: false, x: 40 },
          { at: first.length + 1, font: 0, gap: true, x: 200 },
        ],
      },
    ]
    expect(label(cells('NOMBRE/APELLIDO', 'Ida Sol'))).toBe('Ida Sol')
    expect(label(cells('CIUDAD', 'Soria'))).toBeUndefined()
  })

  it('goes on with a surname, or in the next line where it is short', () => {
    expect(label(['Nombre: Ida'], ['Apellidos: Sol Prats'])).toBe('Ida Sol Prats')
    expect(label(['Nombre: Ida'], ['Sol Prats'])).toBe('Ida Sol Prats')
    expect(label(['Nombre: Ida Sol Prats'], ['Vidal Roca'])).toBe('Ida Sol Prats')
    expect(label(['Nombre: Ida'], ['Sol prats'])).toBe('Ida')
    expect(label(['Nombre: Ida'], ['• Sol Prats'])).toBe('Ida')
    expect(label(['Nombre: Ida'], ['Sol Prats', { size: 11 }])).toBe('Ida')
    expect(label(['Nombre: Ida'], ['Sol Prats', { column: 1 }])).toBe('Ida')
    expect(label(['Nombre: Ida'], ['Experiencia Laboral'])).toBe('Ida')
    expect(label(['Nombre: Ida'], ['Ingeniera Industrial'])).toBe('Ida')
  })
})

describe('a name in contact data', () => {
  const contact = (text: string) => findContactName(toLines([text]))?.text

  it.each([
    ['Ida Sol', 'Ida Sol'],
    ['Lic. Ida Sol.', 'Ida Sol'],
    ['Ida de la Sol', 'Ida de la Sol'],
    ['Ida', undefined],
    ['Ida sol', undefined],
    ['Madrid España', undefined],
    ['Hornos Alto S.L.', undefined],
  ])('%s: %s', (text, name) => expect(contact(text)).toBe(name))

  it('is none without a line', () => expect(findContactName([])).toBeUndefined())
})

describe('a name with all its words', () => {
  const complete = (name: string, ...lines: string[]) => {
    const parsed = toLines([name, BIG], ...lines.map((line): TestLine => [line]))
    return findFullName(findName(parsed.slice(0, 1), parsed), parsed.slice(1))?.text
  }

  it.each([
    ['Ida Sol', 'Ida Sol Prats', 'Ida Sol Prats'],
    ['Ida Sol', 'Ida Marta Sol', 'Ida Marta Sol'],
    ['Ida Sol', 'Marta Ida Sol', 'Marta Ida Sol'],
    ['Ida Sol', 'Sol Prats Ida', 'Ida Sol'],
    ['Ida Sol', 'IDA SOL', 'Ida Sol'],
    ['Ida Sol', 'Ida Sol Madrid', 'Ida Sol'],
    ['Ida', 'Ida Sol Prats', 'Ida'],
  ])('%s beside %s is %s', (name, line, full) => expect(complete(name, 'Cuido hornos', line)).toBe(full))

  it('is none without a name', () => expect(findFullName(undefined, toLines(['Ida Sol']))).toBeUndefined())
})

it.each([
  ['Curriculum vitae', true],
  ['CURRÍCULUM', true],
  ['Hoja de Vida', true],
  ['CV', true],
  ['Résumé', true],
  ['CV de Ida', false],
  ['Mi CV', false],
])('%s is the kind of a document: %s', (text, expected) => expect(isDocumentTitle(text)).toBe(expected))
