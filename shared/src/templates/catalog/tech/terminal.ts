import { defineTemplate } from '../../define-template.ts'

export const terminal = defineTemplate({
  id: 'terminal',
  name: { es: 'Terminal', en: 'Terminal' },
  description: {
    es: 'Títulos con una marca de consola, línea de puntos y habilidades en tres columnas.',
    en: 'Headings with a prompt mark, dotted rules and skills in three columns.',
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
