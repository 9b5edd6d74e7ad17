import { linearRamp } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

const MAX_BYTES = 2_000_000
const ZERO_AT_BYTES = 8_000_000

/**
 * File size in bytes: up to 2 MB gains everything, 8 MB nothing. Many portals stop at 2 MB.
 * Source: the project's extraction study.
 */
export const fileSize = defineRule({
  code: 'file-size',
  category: 'format',
  weight: 2,
  needs: 'layout',
  measure: ({ extracted }) => {
    if (extracted.meta.bytes === 0) return null
    return {
      ratio: linearRamp(extracted.meta.bytes, MAX_BYTES, ZERO_AT_BYTES),
      params: { kilobytes: Math.round(extracted.meta.bytes / 1_000) },
    }
  },
})
