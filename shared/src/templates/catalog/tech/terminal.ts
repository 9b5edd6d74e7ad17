import { defineTemplate } from '../../define-template.ts'

export const terminal = defineTemplate({
  id: 'terminal',
  name: { es: 'Terminal', en: 'Terminal' },
  description: {
    es: 'Una columna. Títulos con una marca de consola y habilidades en tres columnas.',
    en: 'One column. Headings with a prompt mark and skills in three columns.',
  },
  category: 'tech',
  colorSchemes: ['teal', 'cobalt', 'graphite', 'orange'],
  font: 'Roboto',
  headings: 'chevron',
  headingColor: 'ink',
  skills: 'columns',
  icons: true,
  rules: 'dotted',
  page: 'side-stripe',
  size: { heading: 11.5 },
  margin: { x: 56, y: 46 },
})
