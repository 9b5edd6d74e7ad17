import { defineTemplate } from '../../define-template.ts'

export const confeti = defineTemplate({
  id: 'confeti',
  name: { es: 'Confeti', en: 'Confetti' },
  description: {
    es: 'Una columna. Puntos de color arriba y tus iniciales en un cuadro suave.',
    en: 'One column. Colored dots at the top and your initials in a soft square.',
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
