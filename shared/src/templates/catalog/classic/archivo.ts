import { coffee, graphite, navy, wine } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const archivo: Template = {
  id: 'archivo',
  name: { es: 'Archivo', en: 'Archive' },
  description: {
    es: 'Margen izquierdo para lo breve, columna ancha para lo largo; sin color de más.',
    en: 'A left margin for what is brief, a wide column for what is long; no colour to spare.',
  },
  category: 'classic',
  isPopular: false,
  colorSchemes: [graphite, navy, wine, coffee],
  font: 'Open Sans',
  layout: 'rail-left',
  header: 'centered',
  headerGround: 'none',
  nameStyle: { weight: 'regular', color: 'ink' },
  headings: 'rule-under',
  headingColor: 'ink',
  rail: { width: 0.29, ground: 'rule', sections: ['skills', 'languages', 'certifications'] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'list',
  summary: 'plain',
  icons: false,
  rules: 'hairline',
  page: 'none',
  photo: 'none',
  size: { base: 9.8, name: 28, heading: 10.5 },
  spacing: 'normal',
  margin: { x: 48, y: 50 },
}
