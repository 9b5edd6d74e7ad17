import { defineTemplate } from '../../define-template.ts'

export const revista = defineTemplate({
  id: 'revista',
  name: { es: 'Revista', en: 'Magazine' },
  description: {
    es: 'Una columna con foto, espaciada. Nombre muy grande y un párrafo de entrada. Para medios y edición.',
    en: 'One column with photo, spacious. Very large name and a lead paragraph. For editorial work.',
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
