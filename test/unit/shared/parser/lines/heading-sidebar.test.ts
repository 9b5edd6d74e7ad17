import { describe, expect, it } from 'vitest'
import { buildPageLines } from '#shared/parser/lines/build-page-lines.ts'
import type { TextRun } from '#shared/parser/lines/text-run.ts'
import { runsAt } from '../../../../utils/reading/text-runs.ts'

const texts = (runs: TextRun[]) => buildPageLines(runs, []).lines.map((line) => line.text)

describe('headings in a sidebar', () => {
  it('come before their block, which starts at the widest white near them', () => {
    const at = runsAt()
    const centered = (text: string, y: number) => at(text, 90 - text.length * 3, y, { size: 12, font: 1 })
    const block = (y: number, lines: readonly string[]) => lines.map((text, i) => at(text, 200, y + i * 13))
    const profile = ['Florista con doce años de oficio', 'y taller propio en la costa.']
    const jobs = ['Florista', 'Flores Miramar | 2016 - 2020', 'Ramos y coronas.', 'Reparto a domicilio.']
    const studies = ['Escuela de Arte Floral', 'Arte floral | 2014 - 2016']
    const skills = ['Ikebana', 'Escaparates', 'Injertos']
    const runs = [
      ...block(100, profile),
      centered('PERFIL', 112),
      ...block(150, jobs),
      centered('EXPERIENCIA', 164),
      centered('LABORAL', 177),
      ...block(230, studies),
      centered('ESTUDIOS', 238),
      ...block(280, skills),
      centered('HABILIDADES', 292),
    ]
    expect(texts(runs)).toEqual([
      'PERFIL',
      ...profile,
      'EXPERIENCIA LABORAL',
      ...jobs,
      'ESTUDIOS',
      ...studies,
      'HABILIDADES',
      ...skills,
    ])
  })

  it('come before their block where they stand at its middle, beside a row of it', () => {
    const at = runsAt()
    const head = (text: string, y: number) => at(text, 40, y, { size: 13, font: 1 })
    const block = (y: number, lines: readonly string[]) => lines.map((text, i) => at(text, 200, y + i * 12))
    const profile = [
      'Florista con taller propio,',
      'atenta a las estaciones',
      'y a los encargos.',
      'Hago coronas',
      'y ramos.',
    ]
    const studies = ['Arte floral', 'Sept. 2009 - Mayo 2011', 'Escuela Ribera', 'Jardinería', 'Sept. 2006 - Junio 2008']
    const jobs = ['Florista', 'Flores Miramar, 2012 - 2016', 'Ramos y coronas.', 'Reparto a domicilio.']
    const runs = [
      ...block(100, profile),
      head('PERFIL', 126),
      ...block(175, studies),
      head('DATOS', 193),
      head('ACADÉMICOS', 208),
      ...block(250, jobs),
      head('EXPERIENCIA', 252),
    ]
    const expected = ['PERFIL', ...profile, 'DATOS ACADÉMICOS', ...studies, 'EXPERIENCIA', ...jobs]
    expect(texts(runs)).toEqual(expected)
  })

  it('are labels at the left edge although their content has more headings in the same look', () => {
    const at = runsAt()
    const block = (y: number, lines: readonly string[]) => lines.map((text, i) => at(text, 190, y + i * 15))
    const jobs = ['Talleres Ibarra', 'Reparo bombas y motores de riego.', 'Mayo 2018 - Actualidad']
    const studies = ['Escuela de Oficios del Valle', 'Mecánica agrícola']
    const others = [
      'Herramientas',
      'Torno y fresadora',
      'Idiomas',
      'Gallego',
      'Certificaciones',
      'Grúas',
      'Intereses',
      'Remo',
    ]
    const runs = [
      at('Experiencia laboral', 80, 100),
      ...block(100, jobs),
      at('Formación', 80, 160),
      ...block(160, studies),
      at('Habilidades', 80, 205),
      ...block(205, others),
    ]
    expect(texts(runs)).toEqual(['Experiencia laboral', ...jobs, 'Formación', ...studies, 'Habilidades', ...others])
  })

  it('come below a name in large type although it has the widest white above', () => {
    const at = runsAt()
    const head = [
      at('LOLA ESTEVE', 52, 89, { size: 54 }),
      at('Florista', 52, 114, { size: 12 }),
      at('lola@example.com', 52, 130, { size: 9 }),
    ]
    const block = (y: number, lines: readonly string[]) => lines.map((text, i) => at(text, 190, y + i * 14))
    const profile = ['Florista con taller propio en la costa', 'y doce años de oficio en ferias.']
    const jobs = ['Flores Miramar', 'Ramos y coronas.', 'Reparto a domicilio.']
    const studies = ['Escuela de Arte Floral', 'Arte floral']
    const label = (text: string, y: number) => at(text, 52, y, { size: 13.5, font: 1 })
    const runs = [
      ...head,
      label('PERFIL', 176),
      ...block(194, profile),
      label('EXPERIENCIA', 250),
      ...block(268, jobs),
      label('ESTUDIOS', 340),
      ...block(358, studies),
    ]
    const below = ['PERFIL', ...profile, 'EXPERIENCIA', ...jobs, 'ESTUDIOS', ...studies]
    expect(texts(runs)).toEqual(['LOLA ESTEVE', 'Florista', 'lola@example.com', ...below])
  })

  it('keep employers and dates below them on the rows of their jobs', () => {
    const at = runsAt()
    const endingAt = (text: string, y: number) => at(text, 165 - text.length * 5, y)
    const job = (y: number, employer: string, dates: string, role: string) => [
      endingAt(employer, y),
      endingAt(dates, y + 13),
      at(role, 180, y + 14),
      at('Care of orchids and ferns in two glasshouses.', 180, y + 27),
      at('Orders of seed and peat for the whole garden.', 180, y + 40),
    ]
    const runs = [
      endingAt('PROFILE', 96),
      at('I have grown plants for sale since I was a boy.', 180, 80),
      at('Most of them were orchids, some of them ferns.', 180, 93),
      endingAt('WORK EXPERIENCE', 130),
      ...job(150, 'Kew Nursery', 'May 2018 - June 2021', 'Head gardener'),
      ...job(220, 'Fern House', 'May 2015 - April 2018', 'Gardener'),
      endingAt('LANGUAGES', 300),
      at('English, Welsh and a little Dutch', 180, 300),
    ]
    const found = texts(runs)
    expect(found.slice(0, 2)).toEqual(['PROFILE', 'I have grown plants for sale since I was a boy.'])
    expect(found.indexOf('WORK EXPERIENCE')).toBeLessThan(found.indexOf('Kew Nursery'))
    expect(found).toContain('May 2018 - June 2021 Head gardener')
    expect(found.slice(-2)).toEqual(['LANGUAGES', 'English, Welsh and a little Dutch'])
  })

  it('with words of no list are labels in the look of the others', () => {
    const at = runsAt()
    const label = (text: string, y: number) => at(text, 40, y, { font: 1 })
    const row = (text: string, y: number) => at(text, 200, y)
    const runs = [
      label('EDUCATION AND TRAIN-', 100),
      label('ING', 113),
      row('Diploma in Bookbinding, City Guild', 135),
      row('2008 - 2010, first class', 148),
      row('Course in gilding, 2011', 161),
      label('BENCH AND PRESS', 190),
      row('Guillotine, nipping press', 212),
      row('Sewing frame, finishing tools', 225),
      label('LANGUAGES', 260),
      row('English, Polish', 282),
      label('INTERESTS', 310),
      row('Fell running', 332),
      row('Brass bands', 345),
    ]
    const found = texts(runs)
    expect(found[0]).toMatch(/^EDUCATION AND TRAIN/)
    expect(found.indexOf('BENCH AND PRESS')).toBe(found.indexOf('Guillotine, nipping press') - 1)
    expect(found.slice(-5)).toEqual(['LANGUAGES', 'English, Polish', 'INTERESTS', 'Fell running', 'Brass bands'])
  })

  it('are a column of their own beside larger headings', () => {
    const at = runsAt()
    const left = ['Contact', 'ana@example.com', '600 555 000', 'Skills', 'Grafting', 'Pruning', 'Languages', 'Polish']
    const side = left.map((text, i) => at(text, 40, 100 + i * 14, { font: 1 }))
    const head = (text: string, y: number) => at(text, 220, y, { size: 16, font: 1 })
    const lines = [
      'I have kept two glasshouses',
      'of orchids and ferns.',
      'Kew Nursery',
      'Head gardener',
      'Guild of Fern',
    ]
    const [first = '', second = '', employer = '', role = '', school = ''] = lines
    const runs = [
      ...side,
      head('Summary', 114),
      at(first, 220, 142),
      at(second, 220, 156),
      head('Experience', 184),
      at(employer, 220, 198),
      at(role, 220, 212),
      head('Education', 240),
      at(school, 220, 254),
    ]
    const text = ['Summary', first, second, 'Experience', employer, role, 'Education', school]
    expect(texts(runs)).toEqual([...left, ...text])
  })
})
