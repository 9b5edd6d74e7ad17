import { defineTemplate } from '../../define-template.ts'

export const marea = defineTemplate({
  id: 'marea',
  name: { es: 'Marea', en: 'Tide' },
  description: {
    es: 'Una columna con foto. Cabecera inclinada y títulos redondeados.',
    en: 'One column with photo. Sloping header and rounded headings.',
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
