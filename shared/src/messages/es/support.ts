import type { SupportMessages } from '../types.ts'

export const supportEs: SupportMessages = {
  refund: 'Tu reembolso',
}
