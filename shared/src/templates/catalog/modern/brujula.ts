import { defineTemplate } from '../../define-template.ts'

export const brujula = defineTemplate({
  id: 'brujula',
  name: { es: 'Brújula', en: 'Compass' },
  description: {
    es: 'Cabecera oscura de lado a lado, columna con línea fina y años en una línea de tiempo.',
    en: 'A dark header from edge to edge, a column behind a fine line and the years on a timeline.',
  },
  category: 'modern',
  colorSchemes: ['night', 'petrol', 'wine', 'olive'],
  font: 'Lato',
  layout: 'sidebar-left',
  header: 'band',
  headerBackground: 'ink',
  headings: 'dot',
  sidebar: { background: 'rule' },
  timeline: true,
  skills: 'list',
  icons: true,
  rules: 'hairline',
  size: { name: 27, heading: 10.5 },
  margin: { x: 46, y: 46 },
})
