import { defineTemplate } from '../../define-template.ts'

export const kernel = defineTemplate({
  id: 'kernel',
  name: { es: 'Kernel', en: 'Kernel' },
  description: {
    es: 'Dos columnas, compacta. Barra oscura a la izquierda con iconos y habilidades en etiquetas.',
    en: 'Two columns, compact. Dark sidebar on the left with icons and skills as tags.',
  },
  category: 'tech',
  colorSchemes: ['teal', 'cobalt', 'orange', 'violet'],
  layout: 'sidebar-left',
  nameStyle: { color: 'primary' },
  headings: 'bar',
  sidebar: { width: 0.31, background: 'ink' },
  skills: 'chips',
  icons: true,
  rules: 'hairline',
  size: { base: 9.8, name: 27, heading: 11.5 },
  margin: { x: 42, y: 46 },
})
