import { defineDesign } from '../../define-design.ts'

export const norte = defineDesign({
  category: 'modern',
  description: {
    es: 'Una columna con foto. Títulos y fechas a la izquierda y una línea sobre cada sección.',
    en: 'A one-column design with a photo, headings and dates on the left, and a line above each section.',
  },
  header: 'grid',
  nameStyle: { weight: 'bold', color: 'ink' },
  tagline: { color: 'muted' },
  heading: { kind: 'label', weight: 'bold', case: 'normal', tracking: 0, color: 'primary' },
  entry: { anatomy: 'dates-left', order: 'position-first', subtitle: { weight: 'regular', color: 'ink' } },
  labelWidth: 132,
  rules: 'solid',
  photo: 'square',
  spacing: 'tight',
  size: { base: 9.3, name: 38, heading: 9.3 },
  margin: { x: 50, y: 48 },
  variants: [
    {
      id: 'norte',
      name: { es: 'Norte', en: 'North' },
      colors: ['ink', 'coral', 'cobalt', 'pine'],
      font: 'Inter',
    },
    {
      id: 'brujula',
      name: { es: 'Brújula', en: 'Compass' },
      colors: ['coral', 'ink', 'cobalt', 'petrol'],
      font: 'Roboto',
    },
    {
      id: 'orilla',
      name: { es: 'Orilla', en: 'Shore' },
      colors: ['petrol', 'teal', 'navy', 'brick'],
      font: 'Jost',
    },
    {
      id: 'cabo',
      name: { es: 'Cabo', en: 'Cape' },
      colors: ['cobalt', 'graphite', 'orange', 'pine'],
      font: 'Source Sans 3',
    },
  ],
})
