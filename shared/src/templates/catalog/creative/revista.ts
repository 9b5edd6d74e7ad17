import { defineDesign } from '../../define-design.ts'

export const revista = defineDesign({
  category: 'creative',
  description: {
    es: 'Una columna con foto. Nombre muy grande en letra estrecha y perfil destacado. Para medios y edición.',
    en: 'A one-column design with a photo, a very large condensed name and a lead paragraph. For media and publishing.',
  },
  nameStyle: { weight: 'bold', case: 'upper', tracking: 0 },
  tagline: { style: 'italic', color: 'ink' },
  heading: { kind: 'rule-over', weight: 'bold', case: 'upper', tracking: 0.02, color: 'primary' },
  entry: {
    anatomy: 'dates-left',
    order: 'position-first',
    subtitle: { weight: 'italic', color: 'ink' },
    dates: { weight: 'display', color: 'primary' },
  },
  labelWidth: 116,
  summary: 'lead',
  rules: 'solid',
  photo: 'square',
  spacing: 'tight',
  furniture: 'header',
  size: { base: 9.1, name: 54, heading: 13.5 },
  margin: { x: 52, y: 40 },
  variants: [
    {
      id: 'revista',
      name: { es: 'Revista', en: 'Magazine' },
      colors: ['coral', 'ink', 'petrol', 'plum'],
      font: 'Source Serif 4',
      displayFont: 'Barlow Condensed',
      isPopular: true,
    },
    {
      id: 'prisma',
      name: { es: 'Prisma', en: 'Prism' },
      colors: ['cobalt', 'violet', 'coral', 'ink'],
      font: 'Source Sans 3',
      displayFont: 'Barlow Condensed',
    },
    {
      id: 'eclipse',
      name: { es: 'Eclipse', en: 'Eclipse' },
      colors: ['night', 'coral', 'violet', 'brick'],
      font: 'Lora',
      displayFont: 'Jost',
    },
    {
      id: 'gaceta',
      name: { es: 'Gaceta', en: 'Gazette' },
      colors: ['petrol', 'ink', 'brick', 'plum'],
      font: 'Crimson Pro',
      displayFont: 'Barlow Condensed',
    },
  ],
})
