import { describe, expect, it } from 'vitest'
import { isDuration } from '#shared/parser/fields/dates/dated-lines.ts'
import { findDateRange } from '#shared/parser/fields/dates/find-date-range.ts'
import { endsWithCompanySuffix } from '#shared/parser/lexicon/company-suffixes.ts'
import { scoreMismatch } from '#shared/parser/sections/score-wording.ts'
import { type LineProperties, parseLines, type TestLine } from '#test/utils/reading/extracted-documents.ts'

const NAME: TestLine = ['Nerea Bastida Roca', { size: 20 }]
const HEAD: LineProperties = { size: 13, font: 1 }

const jobs = (...lines: TestLine[]) => parseLines([NAME, ['Work experience', HEAD], ...lines]).sections.experience

describe('names of a job on one line', () => {
  it('ends a name after a legal form before a town', () => {
    expect(
      jobs(
        ['Semillas Arbea S.A.S Pereira, Colombia'],
        ['Seed Technician November 2012 – February 2015'],
        ['• Sorted seeds by size.'],
        ['Mieles Lumo S.R.L. Cali, Colombia'],
        ['Beekeeper March 2010 – October 2012'],
        ['• Fed the hives.'],
      ),
    ).toMatchObject([
      { company: 'Semillas Arbea S.A.S', position: 'Seed Technician' },
      { company: 'Mieles Lumo S.R.L.', position: 'Beekeeper' },
    ])
  })

  it('takes a hyphen within a word for no end of a name beside a dash', () => {
    expect(
      jobs(
        ['Senior Soil Analyst - Inter-Andean Institute of Gardens (IIG)'],
        ['2011 - 2014'],
        ['• Measured soil.'],
        ['Soil Analyst - Arbea Gardens'],
        ['2008 - 2011'],
        ['• Took samples.'],
      ),
    ).toMatchObject([
      { position: 'Senior Soil Analyst', company: 'Inter-Andean Institute of Gardens (IIG)' },
      { position: 'Soil Analyst', company: 'Arbea Gardens' },
    ])
  })

  it('takes what stands after "at" for the employer, also beside a team', () => {
    expect(
      jobs(
        ['Garden Lead – Orchard Module at LUMEA, Vic'],
        ['January 2012 – March 2014'],
        ['• Pruned the trees.'],
        ['Gardener at LUMEA, Vic'],
        ['May 2010 – December 2011'],
        ['• Watered the beds.'],
      ),
    ).toMatchObject([{ company: expect.stringMatching(/^LUMEA/) }, { position: 'Gardener', company: 'LUMEA' }])
  })

  it('ends a position before a single verb that tells what was done', () => {
    expect(
      jobs(
        ['Viveros Lumo S.A (2012 - 2015): Encargada de poda de los jardines, realice'],
        ['planes de riego y de abono.'],
        ['Huertos Arbea (2009 - 2012): Auxiliar de jardinería, desarrollando'],
        ['labores de limpieza.'],
      ),
    ).toMatchObject([
      { company: 'Viveros Lumo S.A', position: 'Encargada de poda de los jardines', startDate: '2012' },
      { company: 'Huertos Arbea', position: 'Auxiliar de jardinería', startDate: '2009' },
    ])
  })

  it('reads dates between a dash and a colon', () => {
    expect(
      jobs(
        ['• Fundación Lumo – Mayo 2012 a Junio 2014: Profesora de jardinería'],
        ['• Fundación Arbea – Noviembre 2011: Asesora de riego'],
        ['• Escuela Alba – 2009 a 2010: Profesora de poda'],
      ),
    ).toMatchObject([
      { company: 'Fundación Lumo', position: 'Profesora de jardinería', startDate: '2012-05', endDate: '2014-06' },
      { company: 'Fundación Arbea', position: 'Asesora de riego' },
      { company: 'Escuela Alba', position: 'Profesora de poda', startDate: '2009', endDate: '2010' },
    ])
  })

  it('takes short durations for no names, and "Continue" for the present', () => {
    for (const text of ['1y 7m', '3y', '~6y', '10m']) expect(isDuration(text)).toBe(true)
    for (const text of ['5 Yards', 'y2k', '7mm']) expect(isDuration(text)).toBe(false)
    expect(jobs(['Gardener January, 2012 – Continue'], ['Arbea Gardens'], ['• Pruned the roses.'])).toMatchObject([
      { position: 'Gardener', company: 'Arbea Gardens', startDate: '2012-01', current: true },
    ])
  })
})

describe('labels and dates of a job', () => {
  it('reads labels after a number and before a dash', () => {
    expect(
      jobs(
        ['1) Company : Arbea Honey Farm'],
        ['Position : Beekeeper'],
        ['Duration : June 2011 to Oct 2013'],
        ['Fed the hives.'],
        ['2) Company : Lumo Nurseries'],
        ['Position : Gardener'],
        ['Duration : May 2009 to May 2011'],
        ['Pruned the roses.'],
      ),
    ).toMatchObject([
      { company: 'Arbea Honey Farm', position: 'Beekeeper', startDate: '2011-06' },
      { company: 'Lumo Nurseries', position: 'Gardener', startDate: '2009-05' },
    ])
    expect(
      jobs(['Presently Working: - Arbea Honey Farm'], ['Position : Beekeeper'], ['Duration : June 2011 to date']),
    ).toMatchObject([{ company: 'Arbea Honey Farm', position: 'Beekeeper' }])
  })

  it('reads positions below an employer with the dates of all of them', () => {
    expect(
      jobs(
        ['Arbea Gardens (2009 - 2014)', { font: 1, bold: true, size: 12 }],
        ['Head Gardener (2011 - 2014)', { font: 1, bold: true }],
        ['My role was to plan the work of the other gardeners and to order the seeds for the spring.'],
        ['Assistant Gardener (2009 - 2011)', { font: 1, bold: true }],
        ['My role was to prune the roses and to water the beds in front of the house every day.'],
      ),
    ).toMatchObject([
      { company: 'Arbea Gardens', position: 'Head Gardener' },
      { company: 'Arbea Gardens', position: 'Assistant Gardener', startDate: '2009', endDate: '2011' },
    ])
  })

  it('takes small labels that repeat below jobs for no headings', () => {
    const { experience, skills } = parseLines([
      NAME,
      ['Profile', { size: 20, font: 1 }],
      ['A gardener who likes roses and bees.'],
      ['Experience', { size: 20, font: 1 }],
      ['Head Gardener, Arbea Gardens (2011 - 2014)', { font: 1, bold: true }],
      ['Planned the work.'],
      ['Technologies', { font: 2 }],
      ['• Shears'],
      ['Beekeeper, Lumo Honey Farm (2009 - 2011)', { font: 1, bold: true }],
      ['Fed the hives.'],
      ['Technologies', { font: 2 }],
      ['• Smokers'],
    ]).sections
    expect(experience).toMatchObject([
      { position: 'Head Gardener', company: 'Arbea Gardens' },
      { position: 'Beekeeper', company: 'Lumo Honey Farm' },
    ])
    expect(skills?.technical ?? []).toEqual([])
  })

  it('takes a heading with the word for experience for one of jobs, unless it names studies too', () => {
    expect(scoreMismatch('Teaching and Practical Experience', 'education')).toBe(scoreMismatch('Skills', 'education'))
    expect(scoreMismatch('Qualification and Work Experience', 'education')).toBe(0)
  })

  it('knows legal forms of several words', () => {
    for (const name of ['Semillas Arbea S.A. de C.V.', 'Semillas Arbea S. de R.L.', 'Arbea SA de CV'])
      expect(endsWithCompanySuffix(name)).toBe(true)
    for (const name of ['Viveros de Arbea', 'Cría de C.V.']) expect(endsWithCompanySuffix(name)).toBe(false)
  })

  it('reads dates that stand upright, newest first or last', () => {
    expect(findDateRange('2014 | 2011 Gardener')).toMatchObject({ start: '2011', end: '2014', isRange: true })
    expect(findDateRange('2009 | 2011 Gardener')).toMatchObject({ start: '2009', end: '2011', isRange: true })
    expect(findDateRange('Present | 2014 Gardener')).toMatchObject({ start: '2014', current: true })
  })

  it('keeps a part of an organization before its name, and takes the dates of a leave for none of the job', () => {
    expect(
      jobs(
        ['Research Assistant', { bold: true }],
        ['Department of Botany, University of Olmedo', { font: 1 }],
        ['• Maternity leave: May 2014 - July 2014'],
        ['Visiting Student September 2009 - May 2010', { bold: true }],
        ['Department of River Ecology, Lumo University', { font: 1 }],
        ['• Counted trout in four rivers.'],
      ),
    ).toMatchObject([
      { position: 'Research Assistant', company: 'Department of Botany, University of Olmedo', startDate: '' },
      {
        position: 'Visiting Student',
        company: 'Department of River Ecology, Lumo University',
        startDate: '2009-09',
        endDate: '2010-05',
      },
    ])
  })
})
