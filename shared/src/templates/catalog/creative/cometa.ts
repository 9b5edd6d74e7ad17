import { defineTemplate } from '../../define-template.ts'

export const cometa = defineTemplate({
  id: 'cometa',
  name: { es: 'Cometa', en: 'Kite' },
  description: {
    es: 'Una columna con foto. Color en diagonal en la cabecera y títulos en forma de cinta.',
    en: 'One column with photo. Diagonal color in the header and ribbon-shaped headings.',
  },
  category: 'creative',
  colorSchemes: ['orange', 'teal', 'rose', 'cobalt'],
  font: 'Open Sans',
  nameStyle: { color: 'primary' },
  headings: 'ribbon',
  page: 'beam',
  photo: 'round',
  size: { name: 30 },
  margin: { x: 56, y: 64 },
})
