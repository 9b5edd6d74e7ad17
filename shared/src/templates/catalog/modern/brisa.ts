import { defineTemplate } from '../../define-template.ts'

export const brisa = defineTemplate({
  id: 'brisa',
  name: { es: 'Brisa', en: 'Breeze' },
  description: {
    es: 'Cabecera sobre un tono suave y títulos con una barra de color. Ligera y amable.',
    en: 'A head on a soft tint and headings with a bar of colour. Light and friendly.',
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
