import { defineTemplate } from '../../define-template.ts'

export const consola = defineTemplate({
  id: 'consola',
  name: { es: 'Consola', en: 'Console' },
  description: {
    es: 'Dos columnas, compacta. Barra oscura a la derecha y títulos con marca.',
    en: 'Two columns, compact. Dark sidebar on the right and marked headings.',
  },
  category: 'tech',
  colorSchemes: ['cobalt', 'teal', 'coral', 'violet'],
  font: 'Roboto',
  layout: 'sidebar-right',
  headings: 'chevron',
  headingColor: 'ink',
  sidebar: { width: 0.32, background: 'ink' },
  skills: 'list',
  icons: true,
  rules: 'dotted',
  size: { base: 9.8, name: 27 },
  margin: { x: 44, y: 46 },
})
