import { defineTemplate } from '../../define-template.ts'

export const boya = defineTemplate({
  id: 'boya',
  name: { es: 'Boya', en: 'Buoy' },
  description: {
    es: 'Nombre y contacto en una tarjeta redonda de color; títulos como flechas.',
    en: 'Name and contacts on a round card of colour; headings like arrows.',
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
