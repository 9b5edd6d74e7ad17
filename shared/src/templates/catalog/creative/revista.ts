import { defineTemplate } from '../../define-template.ts'

export const revista = defineTemplate({
  id: 'revista',
  name: { es: 'Revista', en: 'Magazine' },
  description: {
    es: 'Un nombre enorme, una entradilla y mucho aire: para quien cuida las palabras.',
    en: 'A very large name, a lead paragraph and generous air: for people who mind their words.',
  },
  category: 'creative',
  colorSchemes: ['coral', 'ink', 'petrol', 'plum'],
  font: 'Lato',
  nameStyle: { weight: 'regular' },
  headings: 'hanging',
  summary: 'lead',
  rules: 'solid',
  photo: 'square',
  size: { name: 40, heading: 11.5 },
  spacing: 'airy',
  margin: { x: 60, y: 60 },
})
