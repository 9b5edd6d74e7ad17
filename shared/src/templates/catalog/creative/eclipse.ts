import { defineTemplate } from '../../define-template.ts'

export const eclipse = defineTemplate({
  id: 'eclipse',
  name: { es: 'Eclipse', en: 'Eclipse' },
  description: {
    es: 'Una columna, espaciada. Círculos en las esquinas y perfil en letra grande.',
    en: 'One column, spacious. Circles in the corners and a summary in large type.',
  },
  category: 'creative',
  colorSchemes: ['violet', 'ochre', 'wine', 'petrol'],
  font: 'Roboto',
  nameStyle: { color: 'primary' },
  headings: 'underscore',
  headingColor: 'ink',
  skills: 'columns',
  summary: 'lead',
  page: 'quarters',
  size: { name: 30 },
  spacing: 'airy',
  margin: { x: 56, y: 54 },
})
