import { defineTemplate } from '../../define-template.ts'

export const faro = defineTemplate({
  id: 'faro',
  name: { es: 'Faro', en: 'Lighthouse' },
  description: {
    es: 'Barra lateral en color con contacto, habilidades e idiomas; la experiencia respira a su lado.',
    en: 'A coloured rail with contact, skills and languages; experience has room beside it.',
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
