import { describe, expect, it } from 'vitest'
import { hasQuantity } from '#shared/scoring/context/work-text/quantities.ts'
import { measureSubstance } from '#shared/scoring/context/work-text/work-substance.ts'
import { goodEnglishCv, goodSpanishCv, scoreResume } from '../../../../utils/scoring/scoring-inputs.ts'

const measure = (texts: readonly string[], position = '') =>
  measureSubstance(
    texts.map((text) => ({ text, path: '', section: 'experience', entry: 0, bullet: true })),
    [position],
  )

describe('hasQuantity', () => {
  it.each([
    'Once años en obra civil.',
    'Ran a dozen of stalls',
    'Ventas de 1.200 € al día',
    'Crecimiento del 12 %',
    'Between 20 and 35 guests a night',
    'From 10 to 4 days',
    'Equipo de ocho',
    'A team of 5',
    'Thirty-two pupils',
  ])('%s', (text) => expect(hasQuantity(text)).toBe(true))

  it.each([
    'Gestioné papeles 2',
    'El 15 de enero',
    'En 2019',
    'Python 3 scripts',
    'ISO 9001',
    'Tel: 5550100',
    'One of the best',
  ])('not: %s', (text) => expect(hasQuantity(text)).toBe(false))
})

describe('measureSubstance', () => {
  it.each([
    'Hice cosas.',
    'Gestioné papeles 2.',
    'Did various tasks every day.',
    'Conocimientos de contabilidad y nóminas.',
  ])('gives nothing for %s', (text) => expect(measure([text])[0]?.value).toBe(0))

  it('gives a line that repeats another nothing', () => {
    const [first, second] = measure(['Pinté fachadas de viviendas antiguas.', 'Pinté fachadas de viviendas antiguas'])
    expect(first?.value).toBeGreaterThan(0.2)
    expect(second?.value).toBe(0)
  })

  it('gives more for each thing that a line tells', () => {
    const texts = [
      'Restored old wooden boats',
      'Restored old wooden boats with Sika resins',
      'Restored 14 old wooden boats with Sika resins',
      'Restored 14 old wooden boats with Sika resins so that they passed inspection',
    ]
    const values = texts.map((text) => measure([text])[0]?.value ?? 0)
    expect(values).toEqual([...values].sort((a, b) => a - b))
    expect(new Set(values).size).toBe(texts.length)
    expect(values.at(-1)).toBeGreaterThan(0.95)
  })

  it.each([
    ['Enfermera', 'Cuidé a pacientes de la planta de oncología'],
    ['Cook', 'Prepared the banquet menu and trained the station'],
    ['Electricista', 'Monté cuadros eléctricos de viviendas nuevas'],
  ])('counts the evidence of a trade without figures: %s', (position, text) => {
    expect(measure([text], position)[0]?.scale).toBeGreaterThan(0)
    expect(measure([text], 'Accountant')[0]?.scale).toBe(0)
  })
})

describe('a resume with little told work', () => {
  it.each(['en', 'es'] as const)('is not good whatever its form (%s)', (language) => {
    const good = language === 'es' ? goodSpanishCv() : goodEnglishCv()
    const lines =
      language === 'es'
        ? ['Hice cosas.', 'Gestioné papeles 2.', 'Organicé el trabajo.']
        : ['Did things.', 'Managed papers 2.']
    const empty = {
      ...good,
      sections: {
        ...good.sections,
        experience: good.sections.experience?.map((job) => ({ ...job, achievements: lines })),
      },
    }
    const analysis = scoreResume(empty, { language })
    expect(analysis.overallScore).toBeLessThan(60)
    expect(analysis.limit?.rule).toBe('work-substance')
  })

  it('rises with each line, without a jump of more than 15 points', () => {
    const good = goodEnglishCv()
    const job = good.sections.experience?.[0]
    const lines = [...(job?.achievements ?? []), ...(good.sections.experience?.[1]?.achievements ?? [])]
    const scores = lines.map(
      (_, count) =>
        scoreResume({
          ...good,
          sections: { ...good.sections, experience: job ? [{ ...job, achievements: lines.slice(0, count) }] : [] },
        }).overallScore,
    )
    for (const [i, score] of scores.slice(1).entries()) {
      expect(score).toBeGreaterThanOrEqual(scores[i] ?? 0)
      expect(score - (scores[i] ?? 0)).toBeLessThanOrEqual(15)
    }
  })
})
