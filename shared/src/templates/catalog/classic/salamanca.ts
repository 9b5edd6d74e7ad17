import { defineTemplate } from '../../define-template.ts'

export const salamanca = defineTemplate({
  id: 'salamanca',
  name: { es: 'Salamanca', en: 'Salamanca' },
  description: {
    es: 'Cabecera enmarcada y títulos con una línea que llega al margen, como un documento oficial.',
    en: 'A framed head and headings with a line to the margin, like an official document.',
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
