import { describe, expect, it } from 'vitest'
import { readFacts } from '#shared/scoring/job-match/ad/facts.ts'

describe('the experience that a sentence asks for', () => {
  it.each([
    ['3 years of experience in gardens', '3 years of experience', 36],
    ['At least two years', 'At least two years', 24],
    ['5+ yrs', '5+ yrs', 60],
    ['2-3 years', '2-3 years', 24],
    ['entre 2 y 4 años de experiencia', 'entre 2 y 4 años de experiencia', 24],
    ['6 months', '6 months', 6],
    ['seis meses', 'seis meses', 6],
    ['un año', 'un año', 12],
    ['diez años', 'diez años', 120],
    ['Experiencia mínima de 18 meses', 'Experiencia mínima de 18 meses', 18],
    ['40 years', '40 years', 480],
    ['1 mes', '1 mes', 1],
    ['Poda, 1 año de mes a mes', '1 año', 12],
  ])('%s', (sentence, name, months) => expect(readFacts(sentence).experience).toMatchObject({ name, months }))

  it.each([
    'Gardens of the town',
    '41 years',
    '0 years',
    '18 years old',
    'Founded 30 years ago',
    'Edad de 3 años',
    '2 weeks',
    'Level 3',
  ])('not: %s', (sentence) => expect(readFacts(sentence).experience).toBeNull())

  it('is cut from the rest', () =>
    expect(readFacts('Pruning for 3 years in gardens').rest).toBe('Pruning for in gardens'))
})

describe('the degrees that a sentence asks for', () => {
  it.each([
    ['Degree in soils', 'Degree in soils', 4],
    ['Grado en Enfermería o similar', 'Grado en Enfermería o similar', 4],
    ["Master's degree in soils; pruning", "Master's degree in soils", 5],
    ['Degree in soils with experience in parks', 'Degree in soils', 4],
    ['Degree in soils, pruning of roses', 'Degree in soils', 4],
    ['Degree in Soils, Parks or Roses', 'Degree in Soils, Parks or Roses', 4],
    ['Degree in soils (four years)', 'Degree in soils', 4],
    ['Degree in soils. Roses', 'Degree in soils', 4],
    ['FP de grado superior en jardinería', 'FP de grado superior en jardinería', 3],
  ])('%s', (sentence, name, level) => expect(readFacts(sentence).degrees).toEqual([{ name, level }]))

  it('are cut to a length', () => {
    const [degree] = readFacts(`Degree in ${'soils'.repeat(20)}`).degrees
    expect(degree?.name).toHaveLength(90)
  })

  it('leave a gap in the rest', () =>
    expect(readFacts('Pruning; degree in soils; roses').rest).toBe('Pruning; , ; roses'))

  it('are several', () =>
    expect(readFacts('Degree in soils; master in parks').degrees.map(({ name }) => name)).toEqual([
      'Degree in soils',
      'master in parks',
    ]))

  it('are none in other sentences', () => expect(readFacts('Pruning of roses').degrees).toEqual([]))
})

describe('the certificates that a sentence asks for', () => {
  it.each([
    ['Carnet de conducir B en vigor', ['Carnet de conducir B']],
    ['Permiso de carretillero, poda', ['Permiso de carretillero']],
    ['Curso de alimentos y poda', ['Curso de alimentos']],
    ['Forklift license required', ['Forklift license']],
    ['registered with Garden Guild', ['registered with Garden Guild']],
    ['Colegiada', ['Colegiada']],
    ['CPR and BLS', ['CPR', 'BLS']],
    ['CPR and carnet de poda', ['CPR', 'carnet de poda']],
    ['Curso en alimentos', ['Curso en alimentos']],
    ['OSHA 30', ['OSHA 30']],
    ['Cprs', []],
    ['Pruning of roses', []],
  ])('%s', (sentence, names) => expect(readFacts(sentence).certificates).toEqual(names))

  it('are at most six, and cut to a length', () => {
    const many = 'CAP, ADR, CPR, BLS, ACLS, RCP, PMP, CPA'
    expect(readFacts(many).certificates).toHaveLength(6)
    const [paper] = readFacts(`Certificado de ${'podas'.repeat(20)}`).certificates
    expect(paper?.length).toBe(80)
  })

  it('are cut from the rest', () => {
    expect(readFacts('Forklift license, pruning').rest.replace(/\s+/g, ' ').trim()).toBe(', , pruning')
    expect(readFacts('Carnet de poda, riego').rest.replace(/\s+/g, ' ').trim()).toBe(', , riego')
  })
})

describe('the languages that a sentence asks for', () => {
  it('are cut from the rest, with their levels', () => {
    const { languages, rest } = readFacts('Fluent German and pruning')
    expect(languages).toMatchObject([{ text: 'Fluent German', language: 'german' }])
    expect(rest.replace(/\s+/g, ' ').trim()).toBe(', and pruning')
  })

  it('are none in other sentences', () => expect(readFacts('Pruning of roses')).toMatchObject({ languages: [] }))
})

it('a sentence is read with single spaces', () =>
  expect(readFacts('Pruning \n of  roses').rest).toBe('Pruning of roses'))
