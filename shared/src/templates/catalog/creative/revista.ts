import { coral, ink, petrol, plum } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const revista: Template = {
  id: 'revista',
  name: { es: 'Revista', en: 'Magazine' },
  description: {
    es: 'Un nombre enorme, una entradilla y mucho aire: para quien cuida las palabras.',
    en: 'A very large name, a lead paragraph and generous air: for people who mind their words.',
  },
  category: 'creative',
  isPopular: false,
  colorSchemes: [coral, ink, petrol, plum],
  font: 'Lato',
  layout: 'single',
  header: 'left',
  headerGround: 'none',
  nameStyle: { weight: 'regular', color: 'ink' },
  headings: 'hanging',
  headingColor: 'primary',
  rail: { width: 0.3, ground: 'none', sections: [] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'inline',
  summary: 'lead',
  icons: false,
  rules: 'solid',
  page: 'none',
  photo: 'square',
  size: { base: 10, name: 40, heading: 11.5 },
  spacing: 'airy',
  margin: { x: 60, y: 60 },
}
