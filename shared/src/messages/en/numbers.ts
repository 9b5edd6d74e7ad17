import { createNumberFormat } from '../format.ts'

export const { formatNumber, formatCount } = createNumberFormat('.', ',', 1_000)
