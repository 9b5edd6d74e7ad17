import { defineDesign } from '../../define-design.ts'

export const faro = defineDesign({
  category: 'modern',
  description: {
    es: 'Dos columnas con foto. Barra de color a la izquierda con los datos de contacto, las habilidades y los idiomas.',
    en: 'A two-column design with a photo and a color sidebar on the left for contact details, skills and languages.',
  },
  layout: 'sidebar-left',
  nameStyle: { weight: 'bold' },
  heading: { kind: 'rule-under', case: 'upper', tracking: 0.07 },
  entry: { anatomy: 'stacked', order: 'position-first', subtitle: { weight: 'bold', color: 'primary' } },
  sidebar: { width: 0.33, background: 'primary' },
  skills: 'list',
  icons: true,
  size: { name: 30, heading: 10 },
  margin: { x: 42, y: 46 },
  variants: [
    {
      id: 'faro',
      name: { es: 'Faro', en: 'Lighthouse' },
      colors: ['navy', 'pine', 'brick', 'night'],
      font: 'Lato',
      isPopular: true,
    },
    {
      id: 'dique',
      name: { es: 'Dique', en: 'Jetty' },
      colors: ['pine', 'petrol', 'navy', 'wine'],
      font: 'Source Sans 3',
    },
    {
      id: 'boya',
      name: { es: 'Boya', en: 'Buoy' },
      colors: ['brick', 'wine', 'navy', 'teal'],
      font: 'Open Sans',
    },
    {
      id: 'muelle',
      name: { es: 'Muelle', en: 'Quay' },
      colors: ['plum', 'violet', 'petrol', 'graphite'],
      font: 'IBM Plex Sans',
    },
  ],
})
