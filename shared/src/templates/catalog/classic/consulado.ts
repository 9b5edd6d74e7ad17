import { defineTemplate } from '../../define-template.ts'

export const consulado = defineTemplate({
  id: 'consulado',
  name: { es: 'Consulado', en: 'Consulate' },
  description: {
    es: 'Una columna, formal. Barra superior, contacto en una franja y líneas en los títulos.',
    en: 'One column, formal. Bar at the top, contact details on a strip and lines through the headings.',
  },
  category: 'classic',
  colorSchemes: ['navy', 'wine', 'ink', 'petrol'],
  font: 'Roboto',
  header: 'strip',
  nameStyle: { color: 'primary' },
  headings: 'rule-through',
  rules: 'solid',
  page: 'top-bar',
  margin: { x: 56 },
})
