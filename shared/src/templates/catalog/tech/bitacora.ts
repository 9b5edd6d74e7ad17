import { defineTemplate } from '../../define-template.ts'

export const bitacora = defineTemplate({
  id: 'bitacora',
  name: { es: 'Bitácora', en: 'Logbook' },
  description: {
    es: 'Una columna, compacta. Títulos en recuadros y habilidades en columnas.',
    en: 'One column, compact. Boxed headings and skills in columns.',
  },
  category: 'tech',
  colorSchemes: ['navy', 'petrol', 'brick', 'graphite'],
  font: 'Roboto',
  headings: 'boxed',
  headingColor: 'ink',
  skills: 'columns',
  rules: 'hairline',
  page: 'top-bar',
  size: { base: 9.8, name: 27, heading: 10 },
  spacing: 'tight',
  margin: { x: 50 },
})
