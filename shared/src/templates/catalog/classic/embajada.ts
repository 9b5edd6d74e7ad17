import { defineTemplate } from '../../define-template.ts'

export const embajada = defineTemplate({
  id: 'embajada',
  name: { es: 'Embajada', en: 'Embassy' },
  description: {
    es: 'Una columna, espaciada. Marco fino alrededor de la página y nombre centrado.',
    en: 'One column, spacious. Thin frame around the page and a centered name.',
  },
  category: 'classic',
  colorSchemes: ['ink', 'wine', 'navy', 'sand'],
  font: 'Lato',
  header: 'centered',
  nameStyle: { weight: 'regular', color: 'primary' },
  rules: 'hairline',
  page: 'border',
  size: { base: 10.2, name: 27, heading: 11.5 },
  spacing: 'airy',
  margin: { x: 66, y: 62 },
})
