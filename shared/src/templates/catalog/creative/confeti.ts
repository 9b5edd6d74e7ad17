import { defineTemplate } from '../../define-template.ts'

export const confeti = defineTemplate({
  id: 'confeti',
  name: { es: 'Confeti', en: 'Confetti' },
  description: {
    es: 'Puntos de color en lo alto, iniciales en un cuadro suave y títulos con dos trazos.',
    en: 'Dots of colour at the top, initials on a soft square and headings with two strokes.',
  },
  category: 'creative',
  colorSchemes: ['rose', 'orange', 'violet', 'teal'],
  font: 'Open Sans',
  header: 'monogram',
  headerBackground: 'tint',
  nameStyle: { color: 'primary' },
  headings: 'slash',
  headingColor: 'ink',
  skills: 'chips',
  page: 'dots',
  size: { name: 27 },
  margin: { y: 52 },
})
