import { describe, expect, it } from 'vitest'
import { extractText } from '#shared/parser/extract-text.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { type LineProperties, parseLines } from '../../../../utils/reading/extracted-documents.ts'

const readSections = (...lines: readonly string[]) => parseResume(extractText(lines.join('\n'))).content.sections

describe('labels within jobs', () => {
  it.each([
    ['Logros:', '- Bajé los tiempos un 20 %.'],
    ['Achievements:', '- Bajé los tiempos un 20 %.'],
    ['Funciones:', '- Reparación de motores.'],
    ['Proyectos:', '- Apertura del taller de Lugo.'],
    ['Herramientas:', '- Torno y fresadora.'],
    ['Logros', '- Bajé los tiempos un 20 %.'],
  ])('%s is no heading between two jobs', (label, text) => {
    const { experience, awards, projects, skills } = readSections(
      'Ana Prieto',
      '',
      'Experiencia laboral',
      '',
      'Jefa de taller | Motores Sur S.A.',
      '2018 - 2021',
      label,
      text,
      '',
      'Mecánica | Talleres Norte S.L.',
      '2014 - 2018',
    )
    expect(experience?.map(({ company }) => company)).toEqual(['Motores Sur S.A.', 'Talleres Norte S.L.'])
    expect([awards ?? [], projects ?? [], skills?.technical ?? []]).toEqual([[], [], []])
  })

  it('finds further labels below the first one, also in the last job', () => {
    const { experience, awards, projects } = readSections(
      'Jane Roe',
      '',
      'WORK EXPERIENCE',
      '',
      'Shift Lead, Harbor Foods Inc.',
      'Jan 2018 - Mar 2021',
      'Achievements:',
      '- Cut waste by 12%',
      '',
      'Line Cook, Old Mill Kitchen',
      'May 2014 - Dec 2017',
      'Key achievements',
      '- Promoted twice',
      'Projects:',
      '- New menu for the spring',
    )
    expect(experience?.map(({ achievements }) => achievements)).toEqual([
      ['Cut waste by 12%'],
      ['Promoted twice', 'New menu for the spring'],
    ])
    expect([awards ?? [], projects ?? []]).toEqual([[], []])
  })

  it('keeps a section that is set off from the last job', () => {
    const { projects } = readSections(
      'Jane Roe',
      '',
      'Experience',
      'Line Cook, Old Mill Kitchen, 2014 - 2017',
      '',
      'Projects:',
      'Spring Menu: twelve new dishes',
    )
    expect(projects?.map(({ name }) => name)).toEqual(['Spring Menu'])
  })

  it('tells labels in bold type from headings', () => {
    const bold: LineProperties = { size: 10, font: 1, bold: true }
    const head: LineProperties = { size: 11, font: 1, bold: true }
    const { sections } = parseLines([
      ['Ana Prieto', { size: 20, font: 1, bold: true }],
      ['Experiencia', head],
      ['Jefa de taller, Motores Sur S.A., 2018 – 2021'],
      ['Logros:', bold],
      ['• Bajé los tiempos un 20 %.'],
      ['Mecánica, Talleres Norte S.L., 2014 – 2018'],
      ['• Reparé motores de barco.'],
      ['Educación', head],
      ['Técnica en Mecánica, IES Norte, 2012 – 2014'],
    ])
    expect(sections.experience).toHaveLength(2)
    expect(sections.awards ?? []).toEqual([])
  })
})
