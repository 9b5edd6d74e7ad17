import { defineTemplate } from '../../define-template.ts'

export const norte = defineTemplate({
  id: 'norte',
  name: { es: 'Norte', en: 'North' },
  description: {
    es: 'Una columna con títulos a la izquierda y texto sangrado: fácil de recorrer.',
    en: 'One column with headings on the left and indented text: easy to scan.',
  },
  category: 'modern',
  colorSchemes: ['petrol', 'navy', 'olive', 'graphite'],
  font: 'Open Sans',
  header: 'strip',
  headings: 'hanging',
  rules: 'solid',
  size: { name: 27, heading: 10.5 },
  margin: { x: 52 },
})
