import { defineDesign } from '../../define-design.ts'

export const farola = defineDesign({
  category: 'creative',
  description: {
    es: 'Una columna con foto y mucho espacio. Letra grande y fina en el nombre y los títulos, y una franja de color en el borde.',
    en: 'A spacious one-column design with a photo, a large light name and headings, and a color stripe along the edge.',
  },
  nameStyle: { weight: 'light', color: 'primary' },
  tagline: { style: 'caps', color: 'muted' },
  heading: { weight: 'light', case: 'normal', tracking: 0 },
  entry: {
    anatomy: 'compact',
    order: 'position-first',
    title: { weight: 'regular' },
    subtitle: { weight: 'bold', color: 'ink' },
  },
  bullet: 'dash',
  page: 'side-stripe',
  photo: 'rounded',
  size: { base: 9.6, name: 50, heading: 18 },
  spacing: 'airy',
  margin: { x: 64, y: 56 },
  variants: [
    {
      id: 'farola',
      name: { es: 'Farola', en: 'Street lamp' },
      colors: ['ochre', 'orange', 'petrol', 'plum'],
      font: 'Jost',
    },
    {
      id: 'ola',
      name: { es: 'Ola', en: 'Wave' },
      colors: ['sea', 'teal', 'cobalt', 'ink'],
      font: 'Source Sans 3',
    },
    {
      id: 'aurora',
      name: { es: 'Aurora', en: 'Aurora' },
      colors: ['rose', 'violet', 'plum', 'petrol'],
      font: 'Lato',
    },
    {
      id: 'brasa',
      name: { es: 'Brasa', en: 'Ember' },
      colors: ['orange', 'brick', 'wine', 'graphite'],
      font: 'Alegreya Sans',
    },
  ],
})
