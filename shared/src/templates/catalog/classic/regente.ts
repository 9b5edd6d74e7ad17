import { coffee, graphite, navy, pine } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const regente: Template = {
  id: 'regente',
  name: { es: 'Regente', en: 'Regent' },
  description: {
    es: 'Columna a la derecha tras una línea fina; el nombre centrado y mucho blanco.',
    en: 'A column at the right behind a fine line; the name in the middle and plenty of white.',
  },
  category: 'classic',
  isPopular: false,
  colorSchemes: [graphite, navy, coffee, pine],
  font: 'Lato',
  layout: 'rail-right',
  header: 'centered',
  headerGround: 'none',
  nameStyle: { weight: 'regular', color: 'ink' },
  headings: 'rule-over',
  headingColor: 'ink',
  rail: { width: 0.33, ground: 'rule', sections: ['skills', 'languages', 'certifications'] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'list',
  summary: 'plain',
  icons: false,
  rules: 'hairline',
  page: 'none',
  photo: 'none',
  size: { base: 10, name: 29, heading: 10.5 },
  spacing: 'airy',
  margin: { x: 48, y: 50 },
}
