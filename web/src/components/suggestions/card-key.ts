import type { LineCard } from '#shared/scoring/suggestions/line-card.ts'

/** Identifies a card among those of one document. */
export const getCardKey = ({ path, text }: LineCard): string => [...path, text].join('/')
