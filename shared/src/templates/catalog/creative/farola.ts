import { defineTemplate } from '../../define-template.ts'

export const farola = defineTemplate({
  id: 'farola',
  name: { es: 'Farola', en: 'Street lamp' },
  description: {
    es: 'Dos columnas. Barra oscura a la izquierda y tus iniciales junto al nombre.',
    en: 'Two columns. Dark sidebar on the left and your initials beside the name.',
  },
  category: 'creative',
  colorSchemes: ['ochre', 'orange', 'rose', 'teal'],
  font: 'Lato',
  layout: 'sidebar-left',
  header: 'monogram',
  headerBackground: 'primary',
  headings: 'ribbon',
  sidebar: { background: 'ink' },
  skills: 'chips',
  icons: true,
  size: { base: 10.2, name: 25 },
  margin: { x: 44, y: 48 },
})
