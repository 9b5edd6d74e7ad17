import { defineTemplate } from '../../define-template.ts'

export const vela = defineTemplate({
  id: 'vela',
  name: { es: 'Vela', en: 'Sail' },
  description: {
    es: 'Una columna. Franja vertical junto al nombre y trazos cortos en los títulos.',
    en: 'One column. Vertical stripe beside the name and short lines at the headings.',
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
