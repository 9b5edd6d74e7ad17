import { defineTemplate } from '../../define-template.ts'

export const norte = defineTemplate({
  id: 'norte',
  name: { es: 'Norte', en: 'North' },
  description: {
    es: 'Los títulos cuelgan a la izquierda de una línea y el texto entra un paso: se recorre de un vistazo.',
    en: 'Headings hang at the left under a line and text steps in: it reads at a glance.',
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
