import { defineDesign } from '../../define-design.ts'

export const plano = defineDesign({
  category: 'tech',
  description: {
    es: 'Una columna con foto. Letra de remates gruesos y datos de contacto a la derecha del nombre. Para ingeniería.',
    en: 'A one-column design with a photo, slab serif type and contact details beside the name. For engineering.',
  },
  header: 'split',
  headerRule: 'double',
  nameStyle: { weight: 'bold', color: 'primary' },
  tagline: { color: 'ink' },
  heading: { kind: 'short-rule', weight: 'bold', case: 'upper', tracking: 0.05, color: 'ink' },
  entry: { anatomy: 'split', subtitle: { weight: 'regular', color: 'primary' }, dates: { weight: 'bold' } },
  skills: 'rows',
  page: 'top-bar',
  photo: 'square',
  size: { base: 9.5, name: 32, heading: 10.5 },
  margin: { x: 54, y: 54 },
  variants: [
    {
      id: 'plano',
      name: { es: 'Plano', en: 'Blueprint' },
      colors: ['cobalt', 'petrol', 'night', 'brick'],
      font: 'Zilla Slab',
    },
    {
      id: 'commit',
      name: { es: 'Commit', en: 'Commit' },
      colors: ['brick', 'ink', 'pine', 'navy'],
      font: 'Source Sans 3',
      displayFont: 'Zilla Slab',
    },
    {
      id: 'nube',
      name: { es: 'Nube', en: 'Cloud' },
      colors: ['petrol', 'sea', 'teal', 'violet'],
      font: 'Lato',
      displayFont: 'Zilla Slab',
    },
    {
      id: 'engranaje',
      name: { es: 'Engranaje', en: 'Gear' },
      colors: ['graphite', 'orange', 'pine', 'ink'],
      font: 'IBM Plex Sans',
      displayFont: 'Zilla Slab',
    },
  ],
})
