import type { FontFamily } from '../../resume/schema/content.ts'
import type { Weight } from '../compose/blocks.ts'

const FAMILY_SLUGS: Readonly<Record<FontFamily, string>> = {
  Inter: 'inter',
  Roboto: 'roboto',
  'Open Sans': 'open-sans',
  Lato: 'lato',
}

/** URL path of a face in the web app; the files are in `web/public`. */
export const getFontPath = (family: FontFamily, weight: Weight): string =>
  `/fonts/pdf/${FAMILY_SLUGS[family]}-${weight}.ttf`
