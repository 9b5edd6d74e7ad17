import { defineTemplate } from '../../define-template.ts'

export const origami = defineTemplate({
  id: 'origami',
  name: { es: 'Origami', en: 'Origami' },
  description: {
    es: 'Cabecera plegada en diagonal sobre una columna de color y títulos como flechas.',
    en: 'A header folded on the diagonal over a column of colour, and headings like arrows.',
  },
  category: 'creative',
  colorSchemes: ['coral', 'plum', 'pine', 'cobalt'],
  font: 'Lato',
  layout: 'sidebar-right',
  header: 'slope',
  headerBackground: 'primary',
  headings: 'arrow',
  sidebar: { width: 0.32, background: 'tint' },
  skills: 'list',
  icons: true,
  photo: 'round',
  size: { name: 28, heading: 10 },
  margin: { x: 46, y: 46 },
})
