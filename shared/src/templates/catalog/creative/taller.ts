import { defineTemplate } from '../../define-template.ts'

export const taller = defineTemplate({
  id: 'taller',
  name: { es: 'Taller', en: 'Workshop' },
  description: {
    es: 'Dos columnas. Barra de color a la derecha con tus iniciales.',
    en: 'Two columns. Color sidebar on the right with your initials.',
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
