import { defineTemplate } from '../../define-template.ts'

export const lienzo = defineTemplate({
  id: 'lienzo',
  name: { es: 'Lienzo', en: 'Canvas' },
  description: {
    es: 'Una esquina de color, el nombre en grande y títulos de trazo grueso.',
    en: 'A corner of colour, the name writ large and headings with a thick stroke.',
  },
  category: 'creative',
  colorSchemes: ['coral', 'cobalt', 'teal', 'plum'],
  nameStyle: { color: 'primary' },
  headings: 'rule-over',
  headingColor: 'ink',
  rules: 'solid',
  page: 'corner',
  size: { name: 34, heading: 11.5 },
  margin: { y: 58 },
})
