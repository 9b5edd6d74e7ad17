import { night, olive, petrol, wine } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const brujula: Template = {
  id: 'brujula',
  name: { es: 'Brújula', en: 'Compass' },
  description: {
    es: 'Cabecera oscura de lado a lado, columna con línea fina y años en una línea de tiempo.',
    en: 'A dark header from edge to edge, a column behind a fine line and the years on a timeline.',
  },
  category: 'modern',
  isPopular: false,
  colorSchemes: [night, petrol, wine, olive],
  font: 'Lato',
  layout: 'rail-left',
  header: 'band',
  headerGround: 'ink',
  nameStyle: { weight: 'bold', color: 'ink' },
  headings: 'dot',
  headingColor: 'primary',
  rail: { width: 0.3, ground: 'rule', sections: ['skills', 'languages', 'certifications'] },
  timeline: true,
  entryRules: false,
  bullet: 'dot',
  skills: 'list',
  summary: 'plain',
  icons: true,
  rules: 'hairline',
  page: 'none',
  photo: 'none',
  size: { base: 10, name: 27, heading: 10.5 },
  spacing: 'normal',
  margin: { x: 46, y: 46 },
}
