import { createNumberFormat } from '../format.ts'

/** Four digits have no separator in Spanish. */
export const { formatNumber, formatCount } = createNumberFormat(',', '\u00a0', 10_000)
