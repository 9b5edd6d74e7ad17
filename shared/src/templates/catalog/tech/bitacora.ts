import { defineTemplate } from '../../define-template.ts'

export const bitacora = defineTemplate({
  id: 'bitacora',
  name: { es: 'Bitácora', en: 'Logbook' },
  description: {
    es: 'Títulos en recuadros, habilidades en columnas y una barra sobre la página.',
    en: 'Boxed headings, skills in columns and a bar over the page.',
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
