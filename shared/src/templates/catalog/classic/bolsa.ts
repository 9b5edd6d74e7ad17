import { defineTemplate } from '../../define-template.ts'

export const bolsa = defineTemplate({
  id: 'bolsa',
  name: { es: 'Bolsa', en: 'Exchange' },
  description: {
    es: 'Una columna, compacta, con una línea entre puestos. Para banca y consultoría.',
    en: 'One column, compact, with a line between jobs. For banking and consulting.',
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
