import { defineDesign } from '../../define-design.ts'

export const terminal = defineDesign({
  category: 'tech',
  description: {
    es: 'Una columna con foto. Panel oscuro con el nombre, y títulos en letra de ancho fijo.',
    en: 'A one-column design with a photo, a dark panel for the name and headings in a fixed-width font.',
  },
  header: 'panel',
  headerBackground: 'ink',
  nameStyle: { weight: 'bold' },
  tagline: { color: 'muted' },
  heading: { kind: 'rule-beside', weight: 'bold', case: 'normal', tracking: 0 },
  entry: {
    anatomy: 'line',
    order: 'position-first',
    subtitle: { color: 'ink' },
    dates: { color: 'primary' },
  },
  bullet: 'dash',
  rules: 'dotted',
  photo: 'square',
  size: { base: 9.5, name: 25, heading: 10.5 },
  margin: { x: 52, y: 50 },
  variants: [
    {
      id: 'terminal',
      name: { es: 'Terminal', en: 'Terminal' },
      colors: ['teal', 'ink', 'cobalt', 'plum'],
      font: 'IBM Plex Sans',
      displayFont: 'IBM Plex Mono',
      isPopular: true,
    },
    {
      id: 'consola',
      name: { es: 'Consola', en: 'Console' },
      colors: ['ink', 'graphite', 'petrol', 'brick'],
      font: 'Roboto',
      displayFont: 'IBM Plex Mono',
    },
    {
      id: 'kernel',
      name: { es: 'Kernel', en: 'Kernel' },
      colors: ['cobalt', 'navy', 'violet', 'pine'],
      font: 'Source Sans 3',
      displayFont: 'IBM Plex Mono',
    },
    {
      id: 'bitacora',
      name: { es: 'Bitácora', en: 'Logbook' },
      colors: ['orange', 'brick', 'coffee', 'night'],
      font: 'Inter',
      displayFont: 'IBM Plex Mono',
    },
  ],
})
