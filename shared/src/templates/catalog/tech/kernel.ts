import { defineTemplate } from '../../define-template.ts'

export const kernel = defineTemplate({
  id: 'kernel',
  name: { es: 'Kernel', en: 'Kernel' },
  description: {
    es: 'Barra oscura con iconos y habilidades en etiquetas; el código de colores lo pones tú.',
    en: 'A dark rail with icons and skills as tags; you choose the accent.',
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
