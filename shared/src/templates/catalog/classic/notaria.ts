import { coffee, ink, navy, olive } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const notaria: Template = {
  id: 'notaria',
  name: { es: 'Notaría', en: 'Notary' },
  description: {
    es: 'Números, fechas y lugares en su sitio; una línea al pie y otra bajo cada título.',
    en: 'Dates and places each in their place; a line at the foot and one under each heading.',
  },
  category: 'classic',
  isPopular: false,
  colorSchemes: [coffee, ink, navy, olive],
  font: 'Roboto',
  layout: 'single',
  header: 'centered',
  headerGround: 'none',
  nameStyle: { weight: 'regular', color: 'ink' },
  headings: 'rule-under',
  headingColor: 'ink',
  rail: { width: 0.3, ground: 'none', sections: [] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'inline',
  summary: 'plain',
  icons: false,
  rules: 'double',
  page: 'foot-bar',
  photo: 'none',
  size: { base: 10, name: 27, heading: 11.5 },
  spacing: 'normal',
  margin: { x: 56, y: 52 },
}
