import { describe, expect, it } from 'vitest'
import { contentSchema } from '#shared/resume/schema/content.ts'
import { redact, restoreValues } from '#shared/scoring/redact.ts'

const { personalInfo } = contentSchema.parse({
  personalInfo: {
    fullName: 'María Fernanda Núñez Ibáñez',
    email: 'maria.nunez@example.es',
    phone: '+34 600 555 012',
    location: 'Alcalá de Henares',
    linkedin: 'linkedin.com/in/maria-nunez',
  },
})
const clean = (text: string) => redact(text, { personalInfo }).text

describe('redact', () => {
  it.each([
    ['the name', 'María Fernanda Núñez Ibáñez', '[NAME]'],
    ['the name in capitals and without accents', 'MARIA FERNANDA NUÑEZ IBAÑEZ', '[NAME]'],
    ['a surname by itself', 'La doctora Núñez dirigió', 'La doctora [NAME] dirigió'],
    ['the e-mail', 'Escribe a maria.nunez@example.es hoy', 'Escribe a [EMAIL] hoy'],
    ['another e-mail', 'o a otra.persona+cv@mail.example.org', 'o a [EMAIL]'],
    ['a telephone', 'Tel. (312) 555-0123', 'Tel. [PHONE]'],
    ['a telephone with dots', '+52.55.1234.5678', '[PHONE]'],
    ['a link', 'https://maria.example.com/cv?id=1', '[LINK]'],
    ['a host with a path', 'github.com/mnunez', '[LINK]'],
    ['a handle', 'sígueme en @marianunez', 'sígueme en [LINK]'],
    ['a telephone of seven digits', 'Tel. 555 01 23', 'Tel. [PHONE]'],
    ['a street', 'Calle Mayor 5', '[ADDRESS]'],
    ['a postcode', 'C.P. 28801', '[ADDRESS]'],
    ['an English street', '123 Main Street, Apt 4', '[ADDRESS]'],
    ['a town with its code', 'Springfield, IL 62701', '[ADDRESS]'],
    ['the town', 'Vivo en Alcalá de Henares', 'Vivo en [ADDRESS]'],
    ['a document', 'DNI: 12345678Z', '[ID]'],
    ['a birth date', 'Fecha de nacimiento: 3 de mayo de 1990', '[ID]'],
  ])('replaces %s', (_, text, after) => {
    expect(clean(text)).toBe(after)
  })

  it.each([
    '2019 – 2023',
    '03/2019 – 04/2020',
    '2019-03 - 2020-04',
    '2019-2023',
    '2019–2023',
    'Enero 2019-2023',
    '03-2019/04-2020',
    '15/03/2021',
    '1.5.2021',
    'Node.js, ASP.NET, C++ y .NET',
    'Reduje 1,200,000 pesos en 12 meses',
    'ISO 9001:2015',
    'Ahorro de 40% en 300 tiendas',
    'Universidad Nacional de Córdoba',
  ])('does not change: %s', (text) => {
    expect(clean(text)).toBe(text)
  })

  it('gives each value its own placeholder, and restores the values', () => {
    const text = 'María Fernanda Núñez Ibáñez, maria.nunez@example.es, otra@example.com'
    const { text: out, values } = redact(text, { personalInfo })
    expect(out).toBe('[NAME], [EMAIL], [EMAIL 2]')
    expect(restoreValues(out, values)).toBe(text)
    expect(restoreValues('[PHONE 7]', values)).toBe('[PHONE 7]')
  })

  it('replaces the own telephone, however short and wherever it stands', () => {
    const own = { personalInfo: { ...personalInfo, phone: '55-1290' } }
    expect(redact('Centralita 55-1290, puerta 4', own).text).toBe('Centralita [PHONE], puerta 4')
    expect(clean('Centralita 55-1290, puerta 4')).toBe('Centralita 55-1290, puerta 4')
  })

  it('replaces the own addresses as they are written, in whatever form', () => {
    const own = {
      ...personalInfo,
      email: 'maria en correo punto es',
      linkedin: 'perfil maria nunez',
      website: 'web de maria',
      links: [{ id: 'link-1', label: '', url: 'canal de maria' }],
    }
    const text = 'maria en correo punto es, perfil maria nunez, web de maria, canal de maria'
    expect(redact(text, { personalInfo: own }).text).toBe('[EMAIL], [LINK], [LINK 2], [LINK 3]')
  })

  it('finds a name with combining accents', () => {
    expect(clean('Núñez y Núñez'.normalize('NFD'))).toBe('[NAME] y [NAME]')
  })

  it.each([
    ['almost the name, many times', 'María Fernanda Núñez Ibáñe '.repeat(1_500)],
    ['one run of letters', 'a'.repeat(40_000)],
    ['one run of capitals', 'A'.repeat(40_000)],
    ['dots', 'a.'.repeat(20_000)],
    ['hyphens', 'a-'.repeat(20_000)],
    ['a document and white space', `dni${' '.repeat(40_000)}`],
    ['a birth date and line breaks', `born${'\n'.repeat(40_000)}`],
    ['digits', '1'.repeat(40_000)],
    ['at signs', 'a@'.repeat(20_000)],
  ])('ends on %s', (_, text) => {
    expect(clean(text).length).toBeGreaterThan(0)
  })
})
