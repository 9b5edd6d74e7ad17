import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TemplateCategory } from '#shared/resume/design/design-axes.ts'
import type { Badge } from '#shared/templates/badge.ts'

/** Filters of the gallery in display order. */
export const FILTERS = ['all', 'modern', 'classic', 'creative', 'tech'] as const
export type Filter = (typeof FILTERS)[number]

export const FILTER_NAMES: Readonly<Record<Filter, MessageDescriptor>> = {
  all: msg({ message: 'All', context: 'templates' }),
  modern: msg({ message: 'Modern', context: 'template category' }),
  classic: msg({ message: 'Classic', context: 'template category' }),
  creative: msg({ message: 'Creative', context: 'template category' }),
  tech: msg({ message: 'Tech', context: 'template category' }),
}

/** A test of whether a template belongs to a filter. */
export const matchesFilter = (filter: Filter) => (template: { category: TemplateCategory }) =>
  filter === 'all' || template.category === filter

export const BADGE_NAMES: Readonly<Record<Badge, MessageDescriptor>> = {
  Popular: msg`Popular`,
  'ATS Optimized': msg`ATS Optimized`,
  New: msg`New`,
  Classic: msg`Classic`,
}
