import { defineTemplate } from '../../define-template.ts'

export const prisma = defineTemplate({
  id: 'prisma',
  name: { es: 'Prisma', en: 'Prism' },
  description: {
    es: 'Una columna. Cabecera de dos colores: uno para el nombre y otro para el contacto.',
    en: 'One column. Header in two colors: one for your name, one for your contact details.',
  },
  category: 'creative',
  colorSchemes: ['rose', 'cobalt', 'teal', 'coral', 'violet'],
  font: 'Lato',
  header: 'block',
  headerBackground: 'primary',
  headings: 'underscore',
  headingColor: 'ink',
  skills: 'chips',
  icons: true,
  size: { base: 10.5, name: 28, heading: 11.5 },
  margin: { x: 50, y: 48 },
})
