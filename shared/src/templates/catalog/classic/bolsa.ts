import { defineTemplate } from '../../define-template.ts'

export const bolsa = defineTemplate({
  id: 'bolsa',
  name: { es: 'Bolsa', en: 'Exchange' },
  description: {
    es: 'Para banca y consultoría: cada cargo con su fecha, separados por una línea.',
    en: 'For banking and consulting: each post with its date, a line between them.',
  },
  category: 'classic',
  colorSchemes: ['navy', 'ink', 'pine', 'wine'],
  font: 'Roboto',
  nameStyle: { color: 'primary' },
  headings: 'filled',
  entryRules: true,
  rules: 'solid',
  size: { base: 9.8, name: 24, heading: 10 },
  spacing: 'tight',
  margin: { x: 50, y: 44 },
})
