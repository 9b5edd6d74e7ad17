import { defineDesign } from '../../define-design.ts'

export const toledo = defineDesign({
  category: 'classic',
  description: {
    es: 'Académica, de una columna con foto. Letra con serifa, versalitas y fechas en el margen.',
    en: 'An academic one-column design with a photo, serif type, small caps and dates in the margin.',
  },
  header: 'centered',
  nameStyle: { weight: 'regular', case: 'small-caps', tracking: 0.05 },
  tagline: { style: 'italic', color: 'muted' },
  heading: { weight: 'regular', case: 'small-caps', tracking: 0.05, color: 'primary' },
  entry: {
    anatomy: 'dates-left',
    subtitle: { weight: 'italic', color: 'ink' },
    dates: { weight: 'regular', color: 'muted' },
  },
  labelWidth: 106,
  furniture: 'footer-center',
  size: { base: 9.1, name: 29, heading: 12 },
  spacing: 'tight',
  margin: { x: 54, y: 42 },
  variants: [
    {
      id: 'toledo',
      name: { es: 'Toledo', en: 'Toledo' },
      colors: ['wine', 'navy', 'pine', 'ink'],
      font: 'EB Garamond',
      isPopular: true,
    },
    {
      id: 'salamanca',
      name: { es: 'Salamanca', en: 'Salamanca' },
      colors: ['brick', 'ink', 'navy', 'coffee'],
      font: 'Crimson Pro',
    },
    {
      id: 'catedra',
      name: { es: 'Cátedra', en: 'Faculty' },
      colors: ['navy', 'graphite', 'wine', 'pine'],
      font: 'Source Serif 4',
    },
    {
      id: 'biblioteca',
      name: { es: 'Biblioteca', en: 'Library' },
      colors: ['pine', 'coffee', 'navy', 'wine'],
      font: 'Lora',
    },
  ],
})
