import { defineTemplate } from '../../define-template.ts'

export const circuito = defineTemplate({
  id: 'circuito',
  name: { es: 'Circuito', en: 'Circuit' },
  description: {
    es: 'Columna oscura, nombre en un panel y cada puesto como un nodo de la línea.',
    en: 'A dark column, the name on a panel and each job a node on the line.',
  },
  category: 'tech',
  colorSchemes: ['teal', 'cobalt', 'violet', 'orange'],
  layout: 'sidebar-left',
  header: 'panel',
  nameStyle: { color: 'primary' },
  headings: 'slash',
  headingColor: 'ink',
  sidebar: { background: 'ink' },
  timeline: true,
  skills: 'chips',
  icons: true,
  size: { name: 23, heading: 10.5 },
  margin: { x: 42, y: 44 },
})
