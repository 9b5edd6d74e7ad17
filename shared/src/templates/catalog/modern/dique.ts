import { defineTemplate } from '../../define-template.ts'

export const dique = defineTemplate({
  id: 'dique',
  name: { es: 'Dique', en: 'Jetty' },
  description: {
    es: 'Una columna. Nombre a la derecha y dos franjas al borde de la página.',
    en: 'One column. Name on the right and two stripes at the edge of the page.',
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
