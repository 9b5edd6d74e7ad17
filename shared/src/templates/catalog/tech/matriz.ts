import { defineTemplate } from '../../define-template.ts'

export const matriz = defineTemplate({
  id: 'matriz',
  name: { es: 'Matriz', en: 'Matrix' },
  description: {
    es: 'Una columna, compacta. Títulos y contacto en franjas, sin adornos.',
    en: 'One column, compact. Headings and contact details on strips, no decoration.',
  },
  category: 'tech',
  colorSchemes: ['graphite', 'navy', 'teal', 'brick'],
  font: 'Roboto',
  header: 'strip',
  headings: 'filled',
  headingColor: 'ink',
  skills: 'columns',
  size: { base: 9.6, name: 24, heading: 10 },
  spacing: 'tight',
  margin: { x: 46, y: 40 },
})
