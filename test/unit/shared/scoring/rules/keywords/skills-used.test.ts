import { describe, expect, it } from 'vitest'
import { skillsUsed } from '#shared/scoring/rules/keywords/skills-used.ts'
import { measureRule } from '../../../../../utils/scoring/measure-rule.ts'

const DEEDS = [
  'Pruned hedges in the old park',
  'Led grafting of the old roses',
  'Did felling of oaks in winter',
  'Did mowing of all the lawns',
]
const measure = (technical: readonly string[], achievements: readonly string[], description = '') =>
  measureRule(skillsUsed, {
    parts: {
      sections: {
        summary: '',
        experience: [
          { company: 'Oakhill', position: 'Gardener', startDate: '', description, achievements: [...achievements] },
        ],
        skills: { technical: [...technical], soft: ['Patience'], languages: [] },
      },
    },
  })

describe('skills-used', () => {
  it('gains ten parts for two in five technical skills, and eight for five of all', () => {
    expect(measure(['Grafting', 'Felling', 'Rowing', 'Chess', 'Archery'], DEEDS)?.ratio).toBeCloseTo(
      (10 + (8 * 2) / 5) / 18,
    )
    expect(measure(['Grafting', 'Rowing', 'Chess', 'Archery', 'Sailing'], DEEDS)?.ratio).toBeCloseTo(
      (10 * 0.5 + 8 / 5) / 18,
    )
    expect(measure(['Rowing'], DEEDS)?.ratio).toBe(0)
    expect(measure([], DEEDS)?.ratio).toBe(0)
    expect(measure([], [...DEEDS, 'Showed patience with the youngest growers'])?.ratio).toBeCloseTo(8 / 5 / 18)
  })

  it('shows the technical skills that no work names', () => {
    const result = measure(['Grafting', 'Rowing', 'Chess'], DEEDS)
    expect(result?.params).toEqual({ used: 1, enough: 5, listed: 3, unused: 2, sample: 'Rowing, Chess' })
    expect(result?.evidence).toMatchObject([
      { find: 'Rowing', path: 'skills/technical' },
      { find: 'Chess', path: 'skills/technical' },
    ])
    const many = ['Rowing', 'Chess', 'Archery', 'Sailing', 'Fencing']
    expect(measure(many, DEEDS)?.params).toMatchObject({ unused: 5, sample: 'Rowing, Chess, Archery, Sailing' })
  })

  it('takes a skill with a gap inside a word for the word', () => {
    expect(measure(['Graf ting'], ['Led grafting of old roses'])?.params).toMatchObject({ used: 1 })
    expect(measure(['Gra ft'], ['Led grafting of old roses'])?.params).toMatchObject({ used: 0 })
  })

  it('shows no skill with a gap inside a word that a line of tools names', () => {
    const described = measure(['Fotograf ía', 'Chess'], DEEDS, 'Fotografía de productos')
    expect(described?.params).toMatchObject({ sample: 'Chess' })
    expect(measure(['Photogra phy', 'Chess'], DEEDS, 'Tools: photography of roses')?.params).toMatchObject({
      sample: 'Chess',
    })
  })

  it('takes a skill of two halves for used when each is in a line', () => {
    expect(measure(['Mowing lawns and grafting roses'], DEEDS)?.params).toMatchObject({ used: 1, unused: 0 })
    expect(measure(['Mowing lawns and building boats'], DEEDS)?.params).toMatchObject({ used: 0, unused: 1 })
  })

  it('takes no example of a missing skill from those that a line of tools names', () => {
    const tools = 'Tools: Rowing, Shears'
    expect(measure(['Rowing', 'Chess'], DEEDS, tools)?.params).toMatchObject({ used: 0, unused: 1, sample: 'Chess' })
    expect(measure(['Rowing'], DEEDS, tools)?.params).toMatchObject({ used: 0, unused: 1, sample: 'Rowing' })
  })
})
