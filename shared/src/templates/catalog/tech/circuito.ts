import { defineTemplate } from '../../define-template.ts'

export const circuito = defineTemplate({
  id: 'circuito',
  name: { es: 'Circuito', en: 'Circuit' },
  description: {
    es: 'Dos columnas. Barra oscura a la izquierda, nombre en un panel y puestos en línea de tiempo.',
    en: 'Two columns. Dark sidebar on the left, name on a panel and a timeline of jobs.',
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
