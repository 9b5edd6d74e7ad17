import { defineTemplate } from '../../define-template.ts'

export const pixel = defineTemplate({
  id: 'pixel',
  name: { es: 'Píxel', en: 'Pixel' },
  description: {
    es: 'Una columna. Corchetes en las esquinas y títulos en pestañas.',
    en: 'One column. Brackets in the corners and headings on tabs.',
  },
  category: 'tech',
  colorSchemes: ['violet', 'petrol', 'coral', 'graphite'],
  font: 'Roboto',
  nameStyle: { color: 'primary' },
  headings: 'tab',
  skills: 'chips',
  page: 'brackets',
  size: { name: 27, heading: 10 },
  margin: { x: 56, y: 54 },
})
