import { defineDesign } from '../../define-design.ts'

export const clara = defineDesign({
  category: 'modern',
  description: {
    es: 'Una columna con foto. Nombre en dos grosores y títulos sin adornos.',
    en: 'A one-column design with a photo, plain headings and a name in two font weights.',
  },
  nameStyle: { weight: 'contrast' },
  tagline: { color: 'muted' },
  heading: { weight: 'bold', case: 'normal', tracking: 0 },
  entry: { anatomy: 'line', subtitle: { color: 'primary' } },
  size: { name: 31, heading: 12.5 },
  margin: { x: 58, y: 54 },
  variants: [
    {
      id: 'clara',
      name: { es: 'Clara', en: 'Clara' },
      colors: ['sea', 'pine', 'plum', 'ink'],
      font: 'Inter',
      isPopular: true,
    },
    {
      id: 'brisa',
      name: { es: 'Brisa', en: 'Breeze' },
      colors: ['teal', 'petrol', 'sea', 'coffee'],
      font: 'Source Sans 3',
    },
    {
      id: 'puente',
      name: { es: 'Puente', en: 'Bridge' },
      colors: ['night', 'brick', 'navy', 'pine'],
      font: 'Lato',
    },
    {
      id: 'vela',
      name: { es: 'Vela', en: 'Sail' },
      colors: ['plum', 'violet', 'petrol', 'graphite'],
      font: 'IBM Plex Sans',
    },
  ],
})
