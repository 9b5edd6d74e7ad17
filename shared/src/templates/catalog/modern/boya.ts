import { defineTemplate } from '../../define-template.ts'

export const boya = defineTemplate({
  id: 'boya',
  name: { es: 'Boya', en: 'Buoy' },
  description: {
    es: 'Una columna. Nombre y contacto en una tarjeta de color redondeada.',
    en: 'One column. Name and contact details on a rounded color card.',
  },
  category: 'modern',
  colorSchemes: ['sea', 'plum', 'teal', 'orange'],
  font: 'Roboto',
  header: 'card',
  headerBackground: 'primary',
  headings: 'arrow',
  skills: 'chips',
  icons: true,
  size: { heading: 10 },
  margin: { x: 50, y: 44 },
})
