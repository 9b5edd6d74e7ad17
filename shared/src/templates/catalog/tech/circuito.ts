import { cobalt, orange, teal, violet } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const circuito: Template = {
  id: 'circuito',
  name: { es: 'Circuito', en: 'Circuit' },
  description: {
    es: 'Columna oscura, nombre en un panel y cada puesto como un nodo de la línea.',
    en: 'A dark column, the name on a panel and each job a node on the line.',
  },
  category: 'tech',
  isPopular: false,
  colorSchemes: [teal, cobalt, violet, orange],
  font: 'Inter',
  layout: 'rail-left',
  header: 'panel',
  headerGround: 'none',
  nameStyle: { weight: 'bold', color: 'primary' },
  headings: 'slash',
  headingColor: 'ink',
  rail: { width: 0.3, ground: 'ink', sections: ['skills', 'languages', 'certifications'] },
  timeline: true,
  entryRules: false,
  bullet: 'dot',
  skills: 'chips',
  summary: 'plain',
  icons: true,
  rules: 'none',
  page: 'none',
  photo: 'none',
  size: { base: 10, name: 23, heading: 10.5 },
  spacing: 'normal',
  margin: { x: 42, y: 44 },
}
