import { defineTemplate } from '../../define-template.ts'

export const salamanca = defineTemplate({
  id: 'salamanca',
  name: { es: 'Salamanca', en: 'Salamanca' },
  description: {
    es: 'Una columna, formal. Cabecera enmarcada y títulos con una línea hasta el margen.',
    en: 'One column, formal. Framed header and headings with a line to the margin.',
  },
  category: 'classic',
  colorSchemes: ['wine', 'navy', 'pine', 'sand'],
  font: 'Lato',
  header: 'framed',
  nameStyle: { color: 'primary' },
  headings: 'rule-beside',
  rules: 'hairline',
  size: { base: 10.5 },
  margin: { x: 58, y: 52 },
})
