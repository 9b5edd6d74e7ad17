import { defineDesign } from '../../define-design.ts'

export const lienzo = defineDesign({
  category: 'creative',
  description: {
    es: 'Una columna con foto. Panel claro con el nombre, y títulos en cursiva. Para educación, salud y cuidados.',
    en: 'A one-column design with a photo, a soft panel for the name and italic headings. For education, health and social care.',
  },
  header: 'panel',
  headerBackground: 'tint',
  nameStyle: { weight: 'regular', color: 'primary' },
  tagline: { color: 'ink' },
  heading: { weight: 'italic', case: 'normal', tracking: 0 },
  entry: { anatomy: 'line', order: 'position-first', subtitle: { weight: 'regular', color: 'primary' } },
  bullet: 'dash',
  photo: 'round',
  size: { base: 9.9, name: 29, heading: 15 },
  margin: { x: 54, y: 50 },
  variants: [
    {
      id: 'lienzo',
      name: { es: 'Lienzo', en: 'Canvas' },
      colors: ['brick', 'teal', 'plum', 'olive'],
      font: 'Alegreya Sans',
      displayFont: 'Lora',
    },
    {
      id: 'acuarela',
      name: { es: 'Acuarela', en: 'Watercolor' },
      colors: ['teal', 'sea', 'plum', 'ochre'],
      font: 'Source Sans 3',
      displayFont: 'Lora',
    },
    {
      id: 'confeti',
      name: { es: 'Confeti', en: 'Confetti' },
      colors: ['rose', 'violet', 'orange', 'teal'],
      font: 'Lato',
      displayFont: 'Source Serif 4',
    },
    {
      id: 'jardin',
      name: { es: 'Jardín', en: 'Garden' },
      colors: ['olive', 'pine', 'ochre', 'brick'],
      font: 'Alegreya Sans',
      displayFont: 'EB Garamond',
    },
  ],
})
