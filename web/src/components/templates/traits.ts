import type { Template } from '#shared/templates/template.ts'

/** What the gallery can be narrowed down to, in display order. */
export const TRAITS = ['photo', 'one-column', 'two-columns', 'compact'] as const
export type Trait = (typeof TRAITS)[number]

/** Traits of which a template has one at most. */
const OPPOSITES: Readonly<Partial<Record<Trait, Trait>>> = { 'one-column': 'two-columns', 'two-columns': 'one-column' }

type Traits = Pick<Template, 'photo' | 'layout' | 'spacing'>

const HAS: Readonly<Record<Trait, (template: Traits) => boolean>> = {
  photo: ({ photo }) => photo !== 'none',
  'one-column': ({ layout }) => layout === 'single',
  'two-columns': ({ layout }) => layout !== 'single',
  compact: ({ spacing }) => spacing === 'tight',
}

/** Whether a template has all of the traits. */
export const hasTraits =
  (traits: readonly Trait[]) =>
  (template: Traits): boolean =>
    traits.every((trait) => HAS[trait](template))

/** Adds a trait in place of its opposite, or removes it. */
export const toggleTrait = (traits: readonly Trait[], trait: Trait): readonly Trait[] =>
  traits.includes(trait)
    ? traits.filter((other) => other !== trait)
    : [...traits.filter((other) => other !== OPPOSITES[trait]), trait]
