import { defineTemplate } from '../../define-template.ts'

export const brisa = defineTemplate({
  id: 'brisa',
  name: { es: 'Brisa', en: 'Breeze' },
  description: {
    es: 'Una columna. Cabecera de tono suave y títulos con una barra de color.',
    en: 'One column. Header on a soft tint and headings with a color bar.',
  },
  category: 'modern',
  colorSchemes: ['teal', 'sea', 'rose', 'olive'],
  font: 'Open Sans',
  header: 'band',
  headerBackground: 'tint',
  nameStyle: { color: 'primary' },
  headings: 'bar',
  headingColor: 'ink',
  size: { name: 27, heading: 11.5 },
  margin: { y: 48 },
})
