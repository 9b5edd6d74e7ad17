import type { Change } from '#shared/resume/edits/changes.ts'
import type { LineCard } from '#shared/scoring/suggestions/line-card.ts'
import { toShownTexts } from './line-text.ts'

/** Whether one of the changes already rewrites the line of a card. */
export const isChanged = ({ path, text }: LineCard, changes: readonly Change[]): boolean =>
  changes.some(
    (change) =>
      change.path.join('/') === path.join('/') &&
      typeof change.before === 'string' &&
      typeof change.after === 'string' &&
      toShownTexts(change.before, change.after).before.includes(text),
  )
