import { defineTemplate } from '../../define-template.ts'

export const embajada = defineTemplate({
  id: 'embajada',
  name: { es: 'Embajada', en: 'Embassy' },
  description: {
    es: 'Un marco fino rodea la página; dentro, el nombre centrado y todo en calma.',
    en: 'A fine frame around the page; inside, a centred name and calm.',
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
