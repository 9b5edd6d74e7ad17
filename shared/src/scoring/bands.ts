/** Score bands (spec section 9): 80 or more, 60 to 79, below 60. */
export type Band = 'excellent' | 'good' | 'needs-work'

export const getBand = (score: number): Band => (score >= 80 ? 'excellent' : score >= 60 ? 'good' : 'needs-work')
