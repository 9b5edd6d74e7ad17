import { defineDesign } from '../../define-design.ts'

export const notaria = defineDesign({
  category: 'classic',
  description: {
    es: 'Tradicional, de una columna con foto. Doble marco y títulos centrados entre líneas.',
    en: 'A traditional one-column design with a photo, a double frame and headings centered between lines.',
  },
  header: 'centered',
  nameStyle: { weight: 'bold', case: 'upper', tracking: 0.08, color: 'primary' },
  tagline: { style: 'italic', color: 'ink' },
  heading: { kind: 'rule-both', weight: 'bold', case: 'upper', tracking: 0.09, color: 'ink', align: 'center' },
  entry: { anatomy: 'split', subtitle: { weight: 'italic', color: 'ink' } },
  page: 'border',
  furniture: 'footer-center',
  photo: 'square',
  size: { base: 9.4, name: 25, heading: 9.2 },
  margin: { x: 58, y: 46 },
  variants: [
    {
      id: 'notaria',
      name: { es: 'Notaría', en: 'Notary' },
      colors: ['navy', 'wine', 'pine', 'ink'],
      font: 'Lora',
    },
    {
      id: 'archivo',
      name: { es: 'Archivo', en: 'Archive' },
      colors: ['wine', 'graphite', 'coffee', 'navy'],
      font: 'Source Serif 4',
    },
    {
      id: 'consulado',
      name: { es: 'Consulado', en: 'Consulate' },
      colors: ['ink', 'navy', 'coffee', 'brick'],
      font: 'EB Garamond',
    },
    {
      id: 'registro',
      name: { es: 'Registro', en: 'Registry' },
      colors: ['pine', 'coffee', 'navy', 'graphite'],
      font: 'Crimson Pro',
    },
  ],
})
