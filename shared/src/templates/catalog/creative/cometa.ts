import { defineTemplate } from '../../define-template.ts'

export const cometa = defineTemplate({
  id: 'cometa',
  name: { es: 'Cometa', en: 'Kite' },
  description: {
    es: 'Un haz de color cruza la cabecera y los títulos salen del borde como cintas.',
    en: 'A beam of colour crosses the head, and headings leave the edge like ribbons.',
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
