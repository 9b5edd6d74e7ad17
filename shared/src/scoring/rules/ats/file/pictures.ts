import type { Warning } from '../../../../parser/extracted-document.ts'
import { findWarnings, toWarningEvidence } from '../../../context/warnings.ts'
import { findPhotos } from '../../../country/personal-data.ts'
import { defineRule } from '../../../rule.ts'

/**
 * Whether the file has images (logos, rating bars). They gain nothing and can make an upload fail. A photo is judged by
 * the customs of the country instead, and the only picture of the first page may be one.
 * Source: fields that structured resume parsers expect.
 */
export const pictures = defineRule({
  code: 'pictures',
  category: 'ats',
  weight: 2,
  needs: 'warnings',
  measure: (context) => {
    const isPhoto = (warning: Warning) => photos.includes(warning) || warning.page === 1
    const photos = findPhotos(context)
    const found = findWarnings(context, 'image').filter(
      (warning) => !isPhoto(warning) || Number(warning.params?.['count'] ?? 1) > 1,
    )
    return {
      ratio: found.length > 0 ? 0.4 : 1,
      evidence: toWarningEvidence(context, found),
      params: { count: found.length },
    }
  },
})
