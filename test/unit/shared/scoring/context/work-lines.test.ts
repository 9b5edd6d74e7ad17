import { describe, expect, it } from 'vitest'
import { removeCopiedAds } from '#shared/scoring/context/input/copied-ad.ts'
import { extractStatements, getForeignShare } from '#shared/scoring/context/work-text/statements.ts'
import { isWorkLine } from '#shared/scoring/context/work-text/work-lines.ts'
import { goodEnglishCv } from '../../../../utils/scoring/scoring-inputs.ts'

const surroundings = { names: 'headgardeneroakhillhotel', isMixedCase: true }
const describeJob = (...lines: string[]) =>
  goodEnglishCv({
    sections: {
      experience: [
        {
          id: 'e1',
          company: 'Oakhill Hotel',
          position: 'Head Gardener',
          startDate: '2019',
          endDate: '2021',
          description: lines.join('\n'),
        },
      ],
      projects: [],
      volunteer: [],
    },
  })
const read = (...lines: string[]) => extractStatements(describeJob(...lines)).map(({ text }) => text)

describe('isWorkLine', () => {
  it.each([
    'Pruned 400 rose bushes',
    'Responsible for hedges',
    'Cuidado de setos',
    'The lawns of four guest houses and their paths',
    'Project: new irrigation for the walled garden, laid in two weeks',
  ])('%s', (text) => expect(isWorkLine(text, surroundings)).toBe(true))

  it.each([
    'Head Gardener',
    'Fax (555) 010-0199',
    'gardens@oakhill.example, Portland',
    'PORTLAND, OR 97201-0000',
    'Organization : Oakhill Hotel Ltd.',
    'Site Location:- North Lodge',
    'Personal a cargo: 2',
    'Project : Walled garden',
    'Sr. No. From To Name of employer',
    '12/02/2015 30/06/2017 Oakhill Hotel',
    'GREENHOUSE AND LAWN DUTIES',
    'Oakhill North Lodge',
    'de jardines históricos (Plan Norte).',
    'riego). Número de expediente 77',
    'I hereby declare that this is true',
    'Lodge and grounds',
    'Población: Villarejo de Olmos',
    'Country: Freedonia and its islands',
    'See more of me https://oakhill.example/plans',
    'Link to the plans: https://oakhill.example/plans',
    'Página del vivero: https://olmo.example/vivero/2019',
  ])('not: %s', (text) => expect(isWorkLine(text, surroundings)).toBe(false))

  it('leaves a resume in capitals its lines', () => {
    expect(isWorkLine('THE LAWNS OF FOUR HOUSES', { ...surroundings, isMixedCase: false })).toBe(true)
  })
})

describe('extractStatements', () => {
  it('joins a line that ends open with the next one', () => {
    expect(read('Cared for the lawns, hedges and', 'Rose beds of the north lodge')).toEqual([
      'Cared for the lawns, hedges and Rose beds of the north lodge',
    ])
  })

  it('joins a word that the end of a line splits', () => {
    expect(read('Cared for the plan-', 'tations of the north lodge')).toEqual([
      'Cared for the plantations of the north lodge',
    ])
  })

  it('splits no sentence after a title', () => {
    expect(read('Planted 90 trees under the guidance of Dr. Hale. Built two ponds.')).toHaveLength(2)
  })

  it('drops the label before a deed', () => {
    expect(read('Description: Laid 300 m of drip lines')).toEqual(['Laid 300 m of drip lines'])
  })

  it.each([
    [
      'two sentences in one line',
      'Head gardener wanted. We are looking for a person with 3 years of experience. We offer free lunch.',
    ],
    ['headings', 'Senior gardener\nRequirements\n- Knowledge of irrigation\nBenefits\n- Free lunch on Fridays'],
    ['Spanish', 'Jardinero jefe\nImportante vivero precisa jardinero.\nSe valorará carnet B. Sueldo: 1.500 euros.'],
  ])('takes nothing from a copied ad: %s', (_, ad) => {
    const own = 'Pruned 400 rose bushes a year'
    const { content, removed } = removeCopiedAds(describeJob(own, ...ad.split('\n').map((line) => `• ${line}`)))
    expect(extractStatements(content).map(({ text }) => text)).toEqual([own])
    expect(removed).toHaveLength(ad.split('\n').length)
  })

  it('takes nothing from an ad whose title stands some lines above its first sentence', () => {
    const own = 'Pruned 400 rose bushes a year'
    const ad = ['Encargado de vivero', 'Funciones: riego y poda', 'Buscamos persona con carnet B', 'Se ofrece contrato']
    expect(removeCopiedAds(describeJob(own, ...ad)).removed).toEqual(ad)
  })

  it('keeps lines about pay', () => {
    const lines = ['Developed salary bands for 40 posts', 'Negotiated 100 offers (salary and relocation)']
    expect(read(...lines)).toEqual(lines)
  })
})

describe('getForeignShare', () => {
  it('is the share of the lines that tell no work, from three of them on', () => {
    const foreign = ['Fax (555) 010-0199', 'Organization : Oakhill Hotel Ltd.', 'Site Location:- North Lodge']
    expect(getForeignShare(describeJob('Pruned 400 rose bushes', ...foreign))).toBe(0.75)
    expect(getForeignShare(describeJob('Pruned 400 rose bushes', ...foreign.slice(1)))).toBe(0)
  })
})
