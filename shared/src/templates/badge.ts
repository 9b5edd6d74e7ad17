import type { Template } from './template.ts'

export type Badge = 'Popular' | 'ATS Optimized' | 'New' | 'Classic'

/** The badge of a template in the gallery. */
export const getBadge = (template: Pick<Template, 'isPopular' | 'category'>): Badge =>
  template.isPopular
    ? 'Popular'
    : template.category === 'modern'
      ? 'ATS Optimized'
      : template.category === 'creative'
        ? 'New'
        : 'Classic'
