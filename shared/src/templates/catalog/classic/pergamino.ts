import { defineTemplate } from '../../define-template.ts'

export const pergamino = defineTemplate({
  id: 'pergamino',
  name: { es: 'Pergamino', en: 'Parchment' },
  description: {
    es: 'Una columna. Nombre en un panel de color arena, marco fino y títulos entre líneas.',
    en: 'One column. Name on a sand-colored panel, thin frame and headings between lines.',
  },
  category: 'classic',
  colorSchemes: ['sand', 'coffee', 'olive', 'ochre'],
  font: 'Open Sans',
  header: 'panel',
  nameStyle: { color: 'primary' },
  headings: 'rule-both',
  headingColor: 'ink',
  rules: 'hairline',
  page: 'border',
  size: { name: 25, heading: 10.5 },
  margin: { x: 58, y: 46 },
})
