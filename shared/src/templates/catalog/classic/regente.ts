import { defineTemplate } from '../../define-template.ts'

export const regente = defineTemplate({
  id: 'regente',
  name: { es: 'Regente', en: 'Regent' },
  description: {
    es: 'Dos columnas, espaciada. Columna lateral a la derecha y nombre centrado.',
    en: 'Two columns, spacious. Side column on the right and a centered name.',
  },
  category: 'classic',
  colorSchemes: ['graphite', 'navy', 'coffee', 'pine'],
  font: 'Lato',
  layout: 'sidebar-right',
  header: 'centered',
  nameStyle: { weight: 'regular' },
  headings: 'rule-over',
  headingColor: 'ink',
  sidebar: { width: 0.33, background: 'rule' },
  skills: 'list',
  rules: 'hairline',
  size: { name: 29, heading: 10.5 },
  spacing: 'airy',
  margin: { x: 48 },
})
