import { defineTemplate } from '../../define-template.ts'

export const clara = defineTemplate({
  id: 'clara',
  name: { es: 'Clara', en: 'Clara' },
  description: {
    es: 'Una columna limpia con el nombre grande. Sirve para cualquier puesto.',
    en: 'One clean column with a large name. Suits any job.',
  },
  category: 'modern',
  isPopular: true,
  colorSchemes: ['sea', 'pine', 'plum', 'ink'],
  nameStyle: { color: 'primary' },
  headings: 'rule-under',
  rules: 'hairline',
  size: { name: 25, heading: 10.5 },
})
