import { cobalt, graphite, orange, teal } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const terminal: Template = {
  id: 'terminal',
  name: { es: 'Terminal', en: 'Terminal' },
  description: {
    es: 'Títulos con una marca de consola, línea de puntos y habilidades en tres columnas.',
    en: 'Headings with a prompt mark, dotted rules and skills in three columns.',
  },
  category: 'tech',
  isPopular: false,
  colorSchemes: [teal, cobalt, graphite, orange],
  font: 'Roboto',
  layout: 'single',
  header: 'left',
  headerGround: 'none',
  nameStyle: { weight: 'bold', color: 'ink' },
  headings: 'chevron',
  headingColor: 'ink',
  rail: { width: 0.3, ground: 'none', sections: [] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'columns',
  summary: 'plain',
  icons: true,
  rules: 'dotted',
  page: 'side-stripe',
  photo: 'none',
  size: { base: 10, name: 26, heading: 11.5 },
  spacing: 'normal',
  margin: { x: 56, y: 46 },
}
