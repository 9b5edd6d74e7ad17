import { defineTemplate } from '../../define-template.ts'

export const eclipse = defineTemplate({
  id: 'eclipse',
  name: { es: 'Eclipse', en: 'Eclipse' },
  description: {
    es: 'Círculos que asoman por las esquinas y un perfil en letra grande.',
    en: 'Circles that look in at the corners and a profile in large type.',
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
