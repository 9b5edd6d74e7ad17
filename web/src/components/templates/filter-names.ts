import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Trade } from '#shared/templates/trades.ts'
import type { PageCount } from './template-filter.ts'
import type { Trait } from './traits.ts'

export const TRAIT_NAMES: Readonly<Record<Trait, MessageDescriptor>> = {
  photo: msg({ message: 'With a photo', context: 'templates' }),
  'one-column': msg({ message: 'One column', context: 'templates' }),
  'two-columns': msg({ message: 'Two columns', context: 'templates' }),
  compact: msg({ message: 'More text per page', context: 'templates' }),
}

export const TRADE_NAMES: Readonly<Record<Trade, MessageDescriptor>> = {
  business: msg({ message: 'Business and sales', context: 'field of work' }),
  law: msg({ message: 'Law, banking and public service', context: 'field of work' }),
  health: msg({ message: 'Health and care', context: 'field of work' }),
  education: msg({ message: 'Education', context: 'field of work' }),
  software: msg({ message: 'Software and data', context: 'field of work' }),
  science: msg({ message: 'Science and engineering', context: 'field of work' }),
  hospitality: msg({ message: 'Hospitality and retail', context: 'field of work' }),
  crafts: msg({ message: 'Trades and logistics', context: 'field of work' }),
  design: msg({ message: 'Design and media', context: 'field of work' }),
}

export const PAGE_COUNT_NAMES: Readonly<Record<PageCount, MessageDescriptor>> = {
  1: msg({ message: 'One page', context: 'templates' }),
  2: msg({ message: 'Two pages', context: 'templates' }),
  3: msg({ message: 'Three pages or more', context: 'templates' }),
}
