import { defineTemplate } from '../../define-template.ts'

export const faro = defineTemplate({
  id: 'faro',
  name: { es: 'Faro', en: 'Lighthouse' },
  description: {
    es: 'Dos columnas. Barra de color a la izquierda con contacto, habilidades e idiomas.',
    en: 'Two columns. Color sidebar on the left with contact details, skills and languages.',
  },
  category: 'modern',
  colorSchemes: ['navy', 'pine', 'brick', 'night'],
  font: 'Lato',
  layout: 'sidebar-left',
  header: 'sidebar',
  headings: 'rule-under',
  sidebar: { width: 0.33, background: 'primary' },
  skills: 'list',
  icons: true,
  rules: 'hairline',
  size: { name: 24 },
  margin: { x: 44, y: 46 },
})
