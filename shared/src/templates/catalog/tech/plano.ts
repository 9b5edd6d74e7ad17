import { defineTemplate } from '../../define-template.ts'

export const plano = defineTemplate({
  id: 'plano',
  name: { es: 'Plano', en: 'Blueprint' },
  description: {
    es: 'Una columna. Regla en el margen y habilidades en columnas.',
    en: 'One column. Ruler along the margin and skills in columns.',
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
