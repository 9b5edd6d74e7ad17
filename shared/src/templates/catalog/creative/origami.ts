import { defineTemplate } from '../../define-template.ts'

export const origami = defineTemplate({
  id: 'origami',
  name: { es: 'Origami', en: 'Origami' },
  description: {
    es: 'Dos columnas con foto. Cabecera en diagonal y barra a la derecha.',
    en: 'Two columns with photo. Diagonal header and sidebar on the right.',
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
