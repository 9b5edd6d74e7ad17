import { defineTemplate } from '../../define-template.ts'

export const clara = defineTemplate({
  id: 'clara',
  name: { es: 'Clara', en: 'Clara' },
  description: {
    es: 'Una columna limpia con el nombre grande y títulos sobre una línea fina. Sirve para todo.',
    en: 'One clean column, a large name and headings over a fine line. It suits any job.',
  },
  category: 'modern',
  isPopular: true,
  colorSchemes: ['sea', 'pine', 'plum', 'ink'],
  nameStyle: { color: 'primary' },
  headings: 'rule-under',
  rules: 'hairline',
  size: { name: 25, heading: 10.5 },
})
