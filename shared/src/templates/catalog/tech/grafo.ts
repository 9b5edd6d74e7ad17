import { defineTemplate } from '../../define-template.ts'

export const grafo = defineTemplate({
  id: 'grafo',
  name: { es: 'Grafo', en: 'Graph' },
  description: {
    es: 'Dos columnas, compacta. Barra clara a la izquierda y línea de tiempo.',
    en: 'Two columns, compact. Pale sidebar on the left and a timeline.',
  },
  category: 'tech',
  colorSchemes: ['pine', 'sea', 'plum', 'graphite'],
  layout: 'sidebar-left',
  header: 'sidebar',
  nameStyle: { color: 'primary' },
  headings: 'rule-under',
  sidebar: { width: 0.32, background: 'tint' },
  timeline: true,
  skills: 'list',
  icons: true,
  rules: 'hairline',
  size: { base: 9.7, name: 22, heading: 10.5 },
  margin: { x: 44, y: 46 },
})
