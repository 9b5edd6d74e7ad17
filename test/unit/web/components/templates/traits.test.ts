import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TEMPLATES } from '#shared/templates/catalog.ts'
import { hasTraits, TRAITS, type Trait, toggleTrait } from '#web/components/templates/traits.ts'

const presses = fc.array(fc.constantFrom(...TRAITS), { maxLength: 12 })
const press = (pressed: readonly Trait[]) => pressed.reduce(toggleTrait, [] as readonly Trait[])

describe('the traits of designs', () => {
  it('each select some of the templates and not all', () => {
    for (const trait of TRAITS) {
      const selected = TEMPLATES.filter(hasTraits([trait]))
      expect(selected.length, trait).toBeGreaterThan(0)
      expect(selected.length, trait).toBeLessThan(TEMPLATES.length)
    }
  })

  it('of a design are those of its variants', () => {
    for (const template of TEMPLATES) {
      const design = TEMPLATES.find(({ id }) => id === template.design)
      for (const trait of TRAITS) expect(design && hasTraits([trait])(design)).toBe(hasTraits([trait])(template))
    }
  })

  it('are never opposites of each other', () => {
    fc.assert(
      fc.property(presses, (pressed) => {
        const traits = press(pressed)
        expect(traits.includes('one-column') && traits.includes('two-columns')).toBe(false)
      }),
    )
  })

  it('are turned off by the same button', () => {
    fc.assert(
      fc.property(presses, fc.constantFrom(...TRAITS), (pressed, trait) => {
        const traits = press(pressed)
        if (!traits.includes(trait)) expect(toggleTrait(toggleTrait(traits, trait), trait)).not.toContain(trait)
        else expect(toggleTrait(traits, trait)).toEqual(traits.filter((other) => other !== trait))
      }),
    )
  })
})
