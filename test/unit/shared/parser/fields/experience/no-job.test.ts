import { describe, expect, it } from 'vitest'
import { extractText } from '#shared/parser/extract-text.ts'
import { isNoJob } from '#shared/parser/fields/experience/no-job.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'

const readSections = (...lines: readonly string[]) => parseResume(extractText(lines.join('\n'))).content.sections

describe('lines of a section of jobs that are no job', () => {
  it.each([
    'Aún no tengo experiencia laboral',
    'No cuento con experiencia laboral por el momento.',
    'Sin experiencia',
    'ACTUALMENTE SIN EXPERIENCIA.',
    'Fresher',
    'No work experience yet',
    'I have 2 years experience',
    'Tengo 3 años de experiencia laboral en ventas.',
    'Total experience: 4 years',
  ])('%s stays on the page and is no job', (line) => {
    const { experience, custom } = readSections('Ana Prieto', '', 'Experiencia', line, '', 'Idiomas', 'Inglés: B2')
    expect(experience ?? []).toEqual([])
    expect(custom).toMatchObject([{ title: 'Experiencia', items: [line] }])
  })

  it.each([
    'Sin Fronteras Consultores',
    '2 years experience in Harbor College as an instructor',
    'Experience designer',
    'Tres años de experiencia en el Hospital Alba',
  ])('%s may be one', (line) => {
    expect(isNoJob(line)).toBe(false)
  })

  it('leaves out times without work', () => {
    const { experience, custom } = readSections(
      'Ana Prieto',
      '',
      'Experiencia',
      'Jefa de taller',
      'Motores Sur S.A.',
      '2018 - 2021',
      '- Dirigí a seis mecánicos.',
      'Excedencia por cuidado de hijos',
      '2016 - 2018',
      'Mecánica',
      'Talleres Norte S.L.',
      '2012 - 2016',
      '- Reparé motores.',
    )
    expect(experience?.map(({ company, startDate }) => [company, startDate])).toEqual([
      ['Motores Sur S.A.', '2018'],
      ['Talleres Norte S.L.', '2012'],
    ])
    expect(custom).toMatchObject([{ items: ['Excedencia por cuidado de hijos'] }])
  })

  it('takes a duration off the name before it', () => {
    const { experience } = readSections(
      'Jane Roe',
      '',
      'Work Experience',
      'Old Mill Kitchen ~ 7 years',
      'Line Cook',
      '- Cooked for 80 guests',
      'Harbor Foods Inc. ~ 2 years',
      'Shift Lead',
      '- Led nine people',
    )
    expect(experience?.map(({ company }) => company)).toEqual(['Old Mill Kitchen', 'Harbor Foods Inc.'])
  })

  it('files no page number as a skill', () => {
    expect(readSections('Jane Roe', '', 'Skills', 'Excel', 'SAP', '2/3').skills?.technical).toEqual(['Excel', 'SAP'])
  })

  it('takes the sea for no month', () => {
    const { education } = readSections(
      'Jane Roe',
      '',
      'Educación',
      'Grado en Historia, Universidad del Mar, 2018 - 2022',
    )
    expect(education).toMatchObject([{ institution: 'Universidad del Mar', startDate: '2018', endDate: '2022' }])
  })
})
