import { defineTemplate } from '../../define-template.ts'

export const orilla = defineTemplate({
  id: 'orilla',
  name: { es: 'Orilla', en: 'Shore' },
  description: {
    es: 'Dos columnas. Barra clara a la derecha para habilidades y contacto.',
    en: 'Two columns. Pale sidebar on the right for skills and contact details.',
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
