import { defineTemplate } from '../../define-template.ts'

export const verbena = defineTemplate({
  id: 'verbena',
  name: { es: 'Verbena', en: 'Fiesta' },
  description: {
    es: 'Dos columnas con foto. Cabecera y barra en dos tonos.',
    en: 'Two columns with photo. Header and sidebar in two shades.',
  },
  category: 'creative',
  colorSchemes: ['rose', 'teal', 'ochre', 'navy'],
  font: 'Lato',
  layout: 'sidebar-left',
  header: 'band',
  headerBackground: 'primary',
  headings: 'underscore',
  sidebar: { width: 0.32, background: 'tint' },
  skills: 'list',
  icons: true,
  photo: 'round',
  size: { base: 10.3, name: 30, heading: 11.5 },
  margin: { x: 44, y: 46 },
})
