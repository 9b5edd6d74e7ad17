import { defineTemplate } from '../../define-template.ts'

export const archivo = defineTemplate({
  id: 'archivo',
  name: { es: 'Archivo', en: 'Archive' },
  description: {
    es: 'Margen izquierdo para lo breve, columna ancha para lo largo; sin color de más.',
    en: 'A left margin for what is brief, a wide column for what is long; no colour to spare.',
  },
  category: 'classic',
  colorSchemes: ['graphite', 'navy', 'wine', 'coffee'],
  font: 'Open Sans',
  layout: 'sidebar-left',
  header: 'centered',
  nameStyle: { weight: 'regular' },
  headings: 'rule-under',
  headingColor: 'ink',
  sidebar: { width: 0.29, background: 'rule' },
  skills: 'list',
  rules: 'hairline',
  size: { base: 9.8, name: 28, heading: 10.5 },
  margin: { x: 48 },
})
