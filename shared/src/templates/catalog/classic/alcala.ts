import { coffee, ink, navy, wine } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const alcala: Template = {
  id: 'alcala',
  name: { es: 'Alcalá', en: 'Alcalá' },
  description: {
    es: 'Nombre y contacto en el centro, y una línea fina que atraviesa cada título.',
    en: 'Name and contacts in the middle, and a fine line through each heading.',
  },
  category: 'classic',
  isPopular: false,
  colorSchemes: [ink, navy, wine, coffee],
  font: 'Lato',
  layout: 'single',
  header: 'centered',
  headerGround: 'none',
  nameStyle: { weight: 'regular', color: 'ink' },
  headings: 'rule-through',
  headingColor: 'ink',
  rail: { width: 0.3, ground: 'none', sections: [] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'inline',
  summary: 'plain',
  icons: false,
  rules: 'hairline',
  page: 'none',
  photo: 'none',
  size: { base: 10.2, name: 28, heading: 11 },
  spacing: 'normal',
  margin: { x: 62, y: 54 },
}
