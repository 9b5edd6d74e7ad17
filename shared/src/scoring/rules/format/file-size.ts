import { between, type Rule } from '../../rule.ts'

/** Many portals take 2 MB; ours is 10. */
const FINE = 2_000_000
const TOO_BIG = 8_000_000

export const fileSize: Rule = {
  code: 'file-size',
  category: 'format',
  needs: 'layout',
  measure: ({ read }) => {
    if (read.meta.bytes === 0) return null
    return {
      share: between(read.meta.bytes, FINE, TOO_BIG),
      params: { kilobytes: Math.round(read.meta.bytes / 1_000) },
    }
  },
}
