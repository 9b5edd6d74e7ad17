import type { FontFamily } from '../../resume/schema/content.ts'
import type { FamilyWeight } from '../compose/blocks.ts'

interface FamilyFiles {
  readonly slug: string
  readonly light: boolean
}

const FAMILIES: Readonly<Record<FontFamily, FamilyFiles>> = {
  Inter: { slug: 'inter', light: true },
  Roboto: { slug: 'roboto', light: false },
  'Open Sans': { slug: 'open-sans', light: false },
  Lato: { slug: 'lato', light: true },
  'Source Sans 3': { slug: 'source-sans-3', light: true },
  'Alegreya Sans': { slug: 'alegreya-sans', light: true },
  'IBM Plex Sans': { slug: 'ibm-plex-sans', light: true },
  Jost: { slug: 'jost', light: true },
  'Barlow Condensed': { slug: 'barlow-condensed', light: true },
  'Source Serif 4': { slug: 'source-serif-4', light: true },
  'EB Garamond': { slug: 'eb-garamond', light: false },
  Lora: { slug: 'lora', light: false },
  'Crimson Pro': { slug: 'crimson-pro', light: true },
  'Zilla Slab': { slug: 'zilla-slab', light: true },
  'IBM Plex Mono': { slug: 'ibm-plex-mono', light: false },
}

/** The weights that a family has a file for. */
export const listFamilyWeights = (family: FontFamily): FamilyWeight[] => [
  'regular',
  'bold',
  'italic',
  'bold-italic',
  ...(FAMILIES[family].light ? (['light'] as const) : []),
]

/** URL path of a face in the web app; the files are in `web/public`. */
export const getFontPath = (family: FontFamily, weight: FamilyWeight): string =>
  `/fonts/pdf/${FAMILIES[family].slug}-${weight}.ttf`
