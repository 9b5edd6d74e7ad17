import { defineTemplate } from '../../define-template.ts'

export const farola = defineTemplate({
  id: 'farola',
  name: { es: 'Farola', en: 'Street lamp' },
  description: {
    es: 'Barra oscura a la izquierda con tus iniciales encendidas al lado del nombre.',
    en: 'A dark rail at the left, your initials lit beside the name.',
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
