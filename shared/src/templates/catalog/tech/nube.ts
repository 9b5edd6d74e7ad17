import { defineTemplate } from '../../define-template.ts'

export const nube = defineTemplate({
  id: 'nube',
  name: { es: 'Nube', en: 'Cloud' },
  description: {
    es: 'Dos columnas, compacta. Panel claro en la cabecera, línea de tiempo y habilidades a la derecha.',
    en: 'Two columns, compact. Pale header panel, timeline and skills on the right.',
  },
  category: 'tech',
  colorSchemes: ['cobalt', 'teal', 'violet', 'graphite'],
  layout: 'sidebar-right',
  header: 'panel',
  nameStyle: { color: 'primary' },
  sidebar: { width: 0.31, background: 'rule' },
  timeline: true,
  skills: 'list',
  icons: true,
  rules: 'hairline',
  size: { base: 9.8, name: 25 },
  margin: { x: 48, y: 46 },
})
