import { defineTemplate } from '../../define-template.ts'

export const alcala = defineTemplate({
  id: 'alcala',
  name: { es: 'Alcalá', en: 'Alcalá' },
  description: {
    es: 'Una columna. Nombre y contacto centrados, y una línea fina en cada título.',
    en: 'One column. Name and contact details centered, and a thin line through each heading.',
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
