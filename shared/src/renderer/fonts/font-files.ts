import type { FontFamily } from '../../resume/schema/content.ts'
import type { Weight } from '../compose/blocks.ts'

const SLUG: Readonly<Record<FontFamily, string>> = {
  Inter: 'inter',
  Roboto: 'roboto',
  'Open Sans': 'open-sans',
  Lato: 'lato',
}

/** Where the web app serves a face from; the files lie in `web/public`. */
export const fontPath = (family: FontFamily, weight: Weight): string => `/fonts/pdf/${SLUG[family]}-${weight}.ttf`
