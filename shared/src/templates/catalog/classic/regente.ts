import { defineDesign } from '../../define-design.ts'

export const regente = defineDesign({
  category: 'classic',
  description: {
    es: 'Dos columnas con foto y mucho espacio. Nombre en letra grande y fina; habilidades a la derecha.',
    en: 'A spacious two-column design with a photo, a large light name and skills on the right.',
  },
  layout: 'sidebar-right',
  header: 'left',
  headerRule: 'hairline',
  nameStyle: { weight: 'light' },
  tagline: { style: 'italic', color: 'primary' },
  heading: { weight: 'regular', case: 'upper', tracking: 0.07, color: 'primary' },
  entry: {
    anatomy: 'below',
    order: 'position-first',
    subtitle: { weight: 'italic', color: 'ink' },
    dates: { color: 'muted' },
  },
  sidebar: { width: 0.33, background: 'rule' },
  skills: 'list',
  photo: 'rounded',
  size: { base: 9.4, name: 40, heading: 9 },
  spacing: 'airy',
  margin: { x: 52, y: 56 },
  variants: [
    {
      id: 'regente',
      name: { es: 'Regente', en: 'Regent' },
      colors: ['graphite', 'navy', 'coffee', 'pine'],
      font: 'Source Serif 4',
    },
    {
      id: 'embajada',
      name: { es: 'Embajada', en: 'Embassy' },
      colors: ['navy', 'ink', 'wine', 'petrol'],
      font: 'EB Garamond',
    },
    {
      id: 'pergamino',
      name: { es: 'Pergamino', en: 'Parchment' },
      colors: ['coffee', 'sand', 'brick', 'pine'],
      font: 'Crimson Pro',
    },
    {
      id: 'palacio',
      name: { es: 'Palacio', en: 'Palace' },
      colors: ['wine', 'plum', 'navy', 'graphite'],
      font: 'Lora',
      displayFont: 'Source Serif 4',
    },
  ],
})
