export type Band = 'excellent' | 'good' | 'needs-work'

/** Band of a score (0–100): excellent from 80, good from 60. */
export const getBand = (score: number): Band => (score >= 80 ? 'excellent' : score >= 60 ? 'good' : 'needs-work')
