import { defineDesign } from '../../define-design.ts'

export const matriz = defineDesign({
  category: 'tech',
  description: {
    es: 'Compacta, de una columna con foto. Títulos en pestañas y habilidades en tres columnas.',
    en: 'A compact one-column design with a photo, headings on tabs and skills in three columns.',
  },
  header: 'left',
  nameStyle: { weight: 'bold' },
  tagline: { color: 'primary' },
  heading: { kind: 'tab', weight: 'bold', case: 'upper', tracking: 0.05 },
  entry: { anatomy: 'compact', subtitle: { weight: 'regular', color: 'primary' }, dates: { weight: 'bold' } },
  skills: 'columns',
  rules: 'solid',
  photo: 'square',
  size: { base: 9.3, name: 25, heading: 9.6 },
  spacing: 'tight',
  margin: { x: 44, y: 42 },
  variants: [
    {
      id: 'matriz',
      name: { es: 'Matriz', en: 'Matrix' },
      colors: ['graphite', 'cobalt', 'pine', 'wine'],
      font: 'Roboto',
    },
    {
      id: 'grafo',
      name: { es: 'Grafo', en: 'Graph' },
      colors: ['violet', 'cobalt', 'plum', 'ink'],
      font: 'Source Sans 3',
    },
    {
      id: 'endpoint',
      name: { es: 'Endpoint', en: 'Endpoint' },
      colors: ['pine', 'teal', 'petrol', 'night'],
      font: 'IBM Plex Sans',
    },
    {
      id: 'indice',
      name: { es: 'Índice', en: 'Index' },
      colors: ['cobalt', 'graphite', 'coral', 'petrol'],
      font: 'Inter',
    },
  ],
})
