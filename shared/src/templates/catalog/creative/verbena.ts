import { defineDesign } from '../../define-design.ts'

export const verbena = defineDesign({
  category: 'creative',
  description: {
    es: 'Una columna con foto. Línea de tiempo con las fechas a la izquierda.',
    en: 'A one-column design with a photo and a timeline with the dates on the left.',
  },
  header: 'split',
  headerRule: 'solid',
  nameStyle: { weight: 'bold', color: 'ink' },
  heading: { kind: 'filled', weight: 'bold', case: 'normal', tracking: 0.01 },
  entry: {
    anatomy: 'timeline',
    order: 'position-first',
    subtitle: { weight: 'regular', color: 'primary' },
    dates: { weight: 'bold', color: 'primary' },
  },
  labelWidth: 126,
  photo: 'round',
  size: { base: 9.4, name: 30, heading: 10.5 },
  margin: { x: 50, y: 44 },
  variants: [
    {
      id: 'verbena',
      name: { es: 'Verbena', en: 'Fiesta' },
      colors: ['rose', 'plum', 'orange', 'petrol'],
      font: 'Source Sans 3',
    },
    {
      id: 'camino',
      name: { es: 'Camino', en: 'Path' },
      colors: ['pine', 'olive', 'teal', 'brick'],
      font: 'Zilla Slab',
    },
    {
      id: 'sendero',
      name: { es: 'Sendero', en: 'Trail' },
      colors: ['violet', 'cobalt', 'rose', 'ink'],
      font: 'Inter',
    },
    {
      id: 'rumbo',
      name: { es: 'Rumbo', en: 'Course' },
      colors: ['petrol', 'sea', 'navy', 'coral'],
      font: 'Open Sans',
    },
  ],
})
