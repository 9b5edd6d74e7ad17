import { brick, cobalt, night, pine } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const vela: Template = {
  id: 'vela',
  name: { es: 'Vela', en: 'Sail' },
  description: {
    es: 'Una franja vertical sostiene el nombre; los títulos, un trazo corto.',
    en: 'An upright band holds the name; headings rest on a short stroke.',
  },
  category: 'modern',
  isPopular: false,
  colorSchemes: [pine, cobalt, brick, night],
  font: 'Roboto',
  layout: 'single',
  header: 'stripe',
  headerGround: 'none',
  nameStyle: { weight: 'bold', color: 'ink' },
  headings: 'underscore',
  headingColor: 'ink',
  rail: { width: 0.3, ground: 'none', sections: [] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'inline',
  summary: 'plain',
  icons: false,
  rules: 'none',
  page: 'none',
  photo: 'none',
  size: { base: 10.2, name: 30, heading: 11.5 },
  spacing: 'normal',
  margin: { x: 58, y: 54 },
}
