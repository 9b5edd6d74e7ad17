import { defineTemplate } from '../../define-template.ts'

export const toledo = defineTemplate({
  id: 'toledo',
  name: { es: 'Toledo', en: 'Toledo' },
  description: {
    es: 'Una columna, tradicional. Nombre centrado y títulos entre líneas.',
    en: 'One column, traditional. Centered name and headings between lines.',
  },
  category: 'classic',
  isPopular: true,
  colorSchemes: ['ink', 'wine', 'navy', 'coffee'],
  font: 'Lato',
  header: 'centered',
  nameStyle: { weight: 'regular' },
  headings: 'rule-both',
  headingColor: 'ink',
  rules: 'double',
  size: { base: 10.5, name: 28 },
  margin: { x: 60, y: 54 },
})
