import { defineTemplate } from '../../define-template.ts'

export const pergamino = defineTemplate({
  id: 'pergamino',
  name: { es: 'Pergamino', en: 'Parchment' },
  description: {
    es: 'Nombre en un panel de color arena, marco fino y títulos entre líneas.',
    en: 'The name on a sand panel, a fine frame and headings between rules.',
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
