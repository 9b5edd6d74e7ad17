import { defineDesign } from '../../define-design.ts'

export const marea = defineDesign({
  category: 'modern',
  description: {
    es: 'Una columna con foto. Franja de color a todo lo ancho y habilidades en etiquetas.',
    en: 'A one-column design with a photo, a color band across the page and skills shown as tags.',
  },
  header: 'banner',
  headerBackground: 'primary',
  nameStyle: { weight: 'light', tracking: 0.01 },
  heading: { kind: 'rule-beside', case: 'upper', tracking: 0.08 },
  entry: { anatomy: 'split', subtitle: { color: 'primary' } },
  skills: 'chips',
  icons: true,
  size: { name: 34, heading: 10 },
  margin: { x: 56, y: 48 },
  variants: [
    {
      id: 'marea',
      name: { es: 'Marea', en: 'Tide' },
      colors: ['sea', 'petrol', 'navy', 'plum'],
      font: 'Source Sans 3',
    },
    {
      id: 'duna',
      name: { es: 'Duna', en: 'Dune' },
      colors: ['coffee', 'sand', 'brick', 'pine'],
      font: 'Lato',
    },
    {
      id: 'estela',
      name: { es: 'Estela', en: 'Wake' },
      colors: ['violet', 'cobalt', 'plum', 'night'],
      font: 'Jost',
    },
    {
      id: 'litoral',
      name: { es: 'Litoral', en: 'Coastline' },
      colors: ['teal', 'sea', 'petrol', 'pine'],
      font: 'Open Sans',
    },
  ],
})
