import type { Template } from '#shared/templates/template.ts'
import { hasTraits } from './traits.ts'

const OFFERED = 3

type Design = Pick<Template, 'id' | 'design' | 'category' | 'photo' | 'layout' | 'spacing'>

/** The designs to offer instead of one without a place for a photo: three that have one, those of its category first. */
export const listPhotoDesigns = <T extends Design>(
  templates: readonly T[],
  { category }: Pick<Design, 'category'>,
): T[] =>
  templates
    .filter((template) => template.id === template.design && hasTraits(['photo'])(template))
    .sort((a, b) => Number(b.category === category) - Number(a.category === category))
    .slice(0, OFFERED)
