import { defineTemplate } from '../../define-template.ts'

export const lienzo = defineTemplate({
  id: 'lienzo',
  name: { es: 'Lienzo', en: 'Canvas' },
  description: {
    es: 'Una columna. Nombre grande, una esquina de color y títulos de trazo grueso.',
    en: 'One column. Large name, a color corner and headings with a thick line.',
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
