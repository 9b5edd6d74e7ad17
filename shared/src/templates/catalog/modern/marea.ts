import { defineTemplate } from '../../define-template.ts'

export const marea = defineTemplate({
  id: 'marea',
  name: { es: 'Marea', en: 'Tide' },
  description: {
    es: 'Cabecera en pendiente y títulos en cápsulas suaves. Fresca sin perder el orden.',
    en: 'A header that slopes and headings in soft pills. Fresh, and still in order.',
  },
  category: 'modern',
  colorSchemes: ['petrol', 'cobalt', 'pine', 'wine'],
  header: 'slope',
  headerBackground: 'primary',
  headings: 'pill',
  icons: true,
  photo: 'round',
  size: { name: 27, heading: 10 },
  margin: { y: 48 },
})
