import { defineTemplate } from '../../define-template.ts'

export const regente = defineTemplate({
  id: 'regente',
  name: { es: 'Regente', en: 'Regent' },
  description: {
    es: 'Columna a la derecha tras una línea fina; el nombre centrado y mucho blanco.',
    en: 'A column at the right behind a fine line; the name in the middle and plenty of white.',
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
