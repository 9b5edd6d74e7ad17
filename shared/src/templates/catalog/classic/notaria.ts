import { defineTemplate } from '../../define-template.ts'

export const notaria = defineTemplate({
  id: 'notaria',
  name: { es: 'Notaría', en: 'Notary' },
  description: {
    es: 'Números, fechas y lugares en su sitio; una línea al pie y otra bajo cada título.',
    en: 'Dates and places each in their place; a line at the foot and one under each heading.',
  },
  category: 'classic',
  colorSchemes: ['coffee', 'ink', 'navy', 'olive'],
  font: 'Roboto',
  header: 'centered',
  nameStyle: { weight: 'regular' },
  headings: 'rule-under',
  headingColor: 'ink',
  rules: 'double',
  page: 'footer-bar',
  size: { name: 27, heading: 11.5 },
  margin: { x: 56, y: 52 },
})
