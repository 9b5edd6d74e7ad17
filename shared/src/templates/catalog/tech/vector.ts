import { defineTemplate } from '../../define-template.ts'

export const vector = defineTemplate({
  id: 'vector',
  name: { es: 'Vector', en: 'Vector' },
  description: {
    es: 'Tarjeta oscura con el nombre, títulos como flechas y texto apretado: cabe mucho.',
    en: 'A dark card with the name, headings like arrows and tight text: a lot fits.',
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
