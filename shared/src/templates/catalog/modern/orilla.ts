import { defineTemplate } from '../../define-template.ts'

export const orilla = defineTemplate({
  id: 'orilla',
  name: { es: 'Orilla', en: 'Shore' },
  description: {
    es: 'Barra derecha en un tono claro: lo principal a la izquierda, los datos al lado.',
    en: 'A pale rail at the right: the main story first, the facts beside it.',
  },
  category: 'modern',
  colorSchemes: ['sea', 'pine', 'coffee', 'plum'],
  layout: 'sidebar-right',
  nameStyle: { color: 'primary' },
  headings: 'rule-under',
  sidebar: { width: 0.32, background: 'tint' },
  skills: 'list',
  icons: true,
  rules: 'hairline',
  size: { heading: 10.5 },
  margin: { x: 44, y: 48 },
})
