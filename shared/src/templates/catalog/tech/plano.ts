import { defineTemplate } from '../../define-template.ts'

export const plano = defineTemplate({
  id: 'plano',
  name: { es: 'Plano', en: 'Blueprint' },
  description: {
    es: 'Una regla de medir al margen, títulos con dos trazos y habilidades en columnas.',
    en: 'A ruler along the margin, headings with two strokes and skills in columns.',
  },
  category: 'tech',
  colorSchemes: ['cobalt', 'petrol', 'graphite', 'orange'],
  font: 'Roboto',
  headings: 'slash',
  skills: 'columns',
  icons: true,
  rules: 'dotted',
  page: 'ticks',
  margin: { y: 48 },
})
