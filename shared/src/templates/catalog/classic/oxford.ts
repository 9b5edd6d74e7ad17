import { defineDesign } from '../../define-design.ts'

export const oxford = defineDesign({
  category: 'classic',
  description: {
    es: 'Compacta, de una columna sin foto. Letra con serifa y títulos en versalitas sobre una línea.',
    en: 'A compact one-column design without a photo, with serif type and a line below headings in small caps.',
  },
  header: 'centered',
  nameStyle: { weight: 'regular', tracking: 0.01 },
  tagline: { style: 'plain', color: 'muted' },
  heading: { kind: 'rule-under', weight: 'regular', case: 'small-caps', tracking: 0.04, color: 'ink' },
  entry: {
    anatomy: 'split',
    subtitle: { weight: 'italic', color: 'ink' },
    dates: { weight: 'regular', color: 'ink' },
  },
  rules: 'hairline',
  furniture: 'footer-center',
  photo: 'none',
  photoReason: {
    es: 'Este diseño no lleva foto, como es habitual en el Reino Unido o en Estados Unidos.',
    en: 'This design is text only, as is usual where resumes don’t include a photo, such as in the United Kingdom and the United States.',
  },
  size: { base: 9.6, name: 29, heading: 12.5 },
  spacing: 'tight',
  margin: { x: 54, y: 46 },
  variants: [
    {
      id: 'oxford',
      name: { es: 'Oxford', en: 'Oxford' },
      colors: ['ink', 'navy', 'wine', 'pine'],
      font: 'Crimson Pro',
    },
    {
      id: 'alcala',
      name: { es: 'Alcalá', en: 'Alcalá' },
      colors: ['navy', 'ink', 'brick', 'coffee'],
      font: 'EB Garamond',
    },
    {
      id: 'bolsa',
      name: { es: 'Bolsa', en: 'Exchange' },
      colors: ['night', 'ink', 'navy', 'petrol'],
      font: 'Source Serif 4',
    },
    {
      id: 'claustro',
      name: { es: 'Claustro', en: 'Cloister' },
      colors: ['graphite', 'wine', 'ink', 'pine'],
      font: 'Lora',
    },
  ],
})
