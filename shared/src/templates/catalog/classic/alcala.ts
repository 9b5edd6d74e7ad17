import { defineTemplate } from '../../define-template.ts'

export const alcala = defineTemplate({
  id: 'alcala',
  name: { es: 'Alcalá', en: 'Alcalá' },
  description: {
    es: 'Nombre y contacto en el centro, y una línea fina que atraviesa cada título.',
    en: 'Name and contacts in the middle, and a fine line through each heading.',
  },
  category: 'classic',
  colorSchemes: ['ink', 'navy', 'wine', 'coffee'],
  font: 'Lato',
  header: 'centered',
  nameStyle: { weight: 'regular' },
  headings: 'rule-through',
  headingColor: 'ink',
  rules: 'hairline',
  size: { base: 10.2, name: 28 },
  margin: { x: 62, y: 54 },
})
