import { defineTemplate } from '../../define-template.ts'

export const taller = defineTemplate({
  id: 'taller',
  name: { es: 'Taller', en: 'Workshop' },
  description: {
    es: 'Barra derecha a todo color con tus iniciales y un punto en cada título.',
    en: 'A full-colour rail at the right, your initials, and a dot at each heading.',
  },
  category: 'creative',
  colorSchemes: ['orange', 'violet', 'pine', 'rose'],
  font: 'Open Sans',
  layout: 'sidebar-right',
  header: 'monogram',
  headerBackground: 'primary',
  headings: 'dot',
  headingColor: 'ink',
  sidebar: { width: 0.33, background: 'primary' },
  skills: 'chips',
  icons: true,
  size: { heading: 11.5 },
  margin: { x: 44, y: 46 },
})
