import { defineTemplate } from '../../define-template.ts'

export const verbena = defineTemplate({
  id: 'verbena',
  name: { es: 'Verbena', en: 'Fiesta' },
  description: {
    es: 'Cabecera y barra en dos tonos, con la foto si la quieres.',
    en: 'Head and rail in two tones, with your photo if you want it.',
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
