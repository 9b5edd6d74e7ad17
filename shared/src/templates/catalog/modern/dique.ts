import { brick, cobalt, graphite, teal } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const dique: Template = {
  id: 'dique',
  name: { es: 'Dique', en: 'Jetty' },
  description: {
    es: 'Nombre a la derecha, dos franjas al borde de la página y títulos con su línea.',
    en: 'The name at the right, two stripes at the edge of the page and headings with a line.',
  },
  category: 'modern',
  isPopular: false,
  colorSchemes: [cobalt, teal, brick, graphite],
  font: 'Open Sans',
  layout: 'single',
  header: 'right',
  headerGround: 'none',
  nameStyle: { weight: 'bold', color: 'ink' },
  headings: 'rule-beside',
  headingColor: 'primary',
  rail: { width: 0.3, ground: 'none', sections: [] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'columns',
  summary: 'plain',
  icons: false,
  rules: 'hairline',
  page: 'edge',
  photo: 'none',
  size: { base: 10, name: 28, heading: 11 },
  spacing: 'normal',
  margin: { x: 56, y: 50 },
}
