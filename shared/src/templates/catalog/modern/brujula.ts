import { defineTemplate } from '../../define-template.ts'

export const brujula = defineTemplate({
  id: 'brujula',
  name: { es: 'Brújula', en: 'Compass' },
  description: {
    es: 'Dos columnas. Cabecera oscura a todo lo ancho, columna a la izquierda y línea de tiempo.',
    en: 'Two columns. Dark full-width header, sidebar on the left and a timeline.',
  },
  category: 'modern',
  colorSchemes: ['night', 'petrol', 'wine', 'olive'],
  font: 'Lato',
  layout: 'sidebar-left',
  header: 'band',
  headerBackground: 'ink',
  headings: 'dot',
  sidebar: { background: 'rule' },
  timeline: true,
  skills: 'list',
  icons: true,
  rules: 'hairline',
  size: { name: 27, heading: 10.5 },
  margin: { x: 46, y: 46 },
})
