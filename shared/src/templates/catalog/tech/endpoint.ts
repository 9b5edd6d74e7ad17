import { defineTemplate } from '../../define-template.ts'

export const endpoint = defineTemplate({
  id: 'endpoint',
  name: { es: 'Endpoint', en: 'Endpoint' },
  description: {
    es: 'Barra superior, títulos colgados y líneas de puntos: se lee como buena documentación.',
    en: 'A top bar, hanging headings and dotted lines: it reads like good documentation.',
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
