import { defineTemplate } from '../../define-template.ts'

export const endpoint = defineTemplate({
  id: 'endpoint',
  name: { es: 'Endpoint', en: 'Endpoint' },
  description: {
    es: 'Una columna, compacta. Barra superior, títulos a la izquierda y líneas de puntos.',
    en: 'One column, compact. Top bar, headings on the left and dotted lines.',
  },
  category: 'tech',
  colorSchemes: ['sea', 'pine', 'graphite', 'orange'],
  headings: 'hanging',
  entryRules: true,
  rules: 'dotted',
  page: 'top-bar',
  size: { base: 9.6, name: 24, heading: 10.5 },
  spacing: 'tight',
  margin: { x: 50, y: 48 },
})
