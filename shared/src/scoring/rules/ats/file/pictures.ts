import type { Warning } from '../../../../parser/extracted-document.ts'
import { findWarnings, toWarningEvidence } from '../../../context/warnings.ts'
import { findPhotos } from '../../../country/personal-data.ts'
import { defineRule } from '../../../rule.ts'

const countImages = ({ params }: Warning): number => Number(params?.['count'] ?? 1)

/** Images of a page that may be a photo: one on the first page, and the same one again. */
const countPhotos = ({ page, params }: Warning, photos: readonly Warning[]): number =>
  page === 1 ? 1 : photos.some((photo) => photo.params?.['share'] === params?.['share']) ? 1 : 0

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
    const photos = findPhotos(context)
    const images = findWarnings(context, 'image')
    const found = images.filter((warning) => countImages(warning) > countPhotos(warning, photos))
    return {
      ratio: found.length > 0 ? 0.4 : 1,
      evidence: toWarningEvidence(context, found),
      params: { count: found.length },
    }
  },
})
