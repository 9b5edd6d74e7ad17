import { defineTemplate } from '../../define-template.ts'

export const notaria = defineTemplate({
  id: 'notaria',
  name: { es: 'Notaría', en: 'Notary' },
  description: {
    es: 'Una columna. Nombre centrado y líneas bajo cada título y al pie de la página.',
    en: 'One column. Centered name, and lines under each heading and at the foot of the page.',
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
