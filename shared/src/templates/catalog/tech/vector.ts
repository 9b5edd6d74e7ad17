import { defineTemplate } from '../../define-template.ts'

export const vector = defineTemplate({
  id: 'vector',
  name: { es: 'Vector', en: 'Vector' },
  description: {
    es: 'Una columna, compacta. Nombre en una tarjeta oscura y títulos en flecha: cabe mucho.',
    en: 'One column, compact. Name on a dark card and arrow-shaped headings: fits a lot.',
  },
  category: 'tech',
  colorSchemes: ['graphite', 'sea', 'pine', 'plum'],
  header: 'card',
  headerBackground: 'ink',
  headings: 'arrow',
  entryRules: true,
  skills: 'columns',
  icons: true,
  rules: 'hairline',
  size: { base: 9.6, name: 25, heading: 9.6 },
  spacing: 'tight',
  margin: { x: 50, y: 44 },
})
