import type { SupportMessages } from '../types.ts'

export const supportEn: SupportMessages = {
  refund: 'Your refund',
}
