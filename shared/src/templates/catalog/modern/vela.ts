import { defineTemplate } from '../../define-template.ts'

export const vela = defineTemplate({
  id: 'vela',
  name: { es: 'Vela', en: 'Sail' },
  description: {
    es: 'Una franja vertical sostiene el nombre; los títulos, un trazo corto.',
    en: 'An upright band holds the name; headings rest on a short stroke.',
  },
  category: 'modern',
  colorSchemes: ['pine', 'cobalt', 'brick', 'night'],
  font: 'Roboto',
  header: 'stripe',
  headings: 'underscore',
  headingColor: 'ink',
  size: { base: 10.2, name: 30, heading: 11.5 },
  margin: { x: 58, y: 54 },
})
