import { defineDesign } from '../../define-design.ts'

export const vector = defineDesign({
  category: 'tech',
  description: {
    es: 'Dos columnas con foto. Encabezado oscuro y columna clara a la derecha con las habilidades.',
    en: 'A two-column design with a photo, a dark header and a light column for skills on the right.',
  },
  layout: 'sidebar-right',
  header: 'banner',
  headerBackground: 'ink',
  nameStyle: { weight: 'bold' },
  heading: { kind: 'square', weight: 'bold', case: 'normal', tracking: 0 },
  entry: {
    anatomy: 'below',
    order: 'position-first',
    subtitle: { weight: 'regular', color: 'primary' },
    dates: { color: 'muted' },
  },
  sidebar: { width: 0.32, background: 'tint' },
  skills: 'chips',
  icons: true,
  photo: 'rounded',
  size: { base: 9.6, name: 30, heading: 12 },
  margin: { x: 46, y: 46 },
  variants: [
    {
      id: 'vector',
      name: { es: 'Vector', en: 'Vector' },
      colors: ['petrol', 'night', 'violet', 'brick'],
      font: 'IBM Plex Sans',
    },
    {
      id: 'pixel',
      name: { es: 'Píxel', en: 'Pixel' },
      colors: ['violet', 'plum', 'cobalt', 'rose'],
      font: 'Inter',
    },
    {
      id: 'sensor',
      name: { es: 'Sensor', en: 'Sensor' },
      colors: ['orange', 'petrol', 'ink', 'teal'],
      font: 'Roboto',
    },
    {
      id: 'orbita',
      name: { es: 'Órbita', en: 'Orbit' },
      colors: ['navy', 'cobalt', 'teal', 'wine'],
      font: 'Source Sans 3',
      displayFont: 'Jost',
    },
  ],
})
