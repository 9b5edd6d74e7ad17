import { defineDesign } from '../../define-design.ts'

export const oxford = defineDesign({
  category: 'classic',
  description: {
    es: 'Una columna sin foto, compacta. Letra con serifa y títulos en versalitas sobre una línea.',
    en: 'One column without photo, compact. Serif type and headings in small capitals over a line.',
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
    es: 'Es la página de texto que se espera donde un currículum va sin foto, como en el Reino Unido o Estados Unidos.',
    en: 'It is the page of text that is expected where a resume has no photo, as in the United Kingdom or the United States.',
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
