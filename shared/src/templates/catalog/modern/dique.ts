import { defineTemplate } from '../../define-template.ts'

export const dique = defineTemplate({
  id: 'dique',
  name: { es: 'Dique', en: 'Jetty' },
  description: {
    es: 'Nombre a la derecha, dos franjas al borde de la página y títulos con su línea.',
    en: 'The name at the right, two stripes at the edge of the page and headings with a line.',
  },
  category: 'modern',
  colorSchemes: ['cobalt', 'teal', 'brick', 'graphite'],
  font: 'Open Sans',
  header: 'right',
  headings: 'rule-beside',
  skills: 'columns',
  rules: 'hairline',
  page: 'edge',
  size: { name: 28 },
  margin: { x: 56 },
})
