import { defineTemplate } from '../../define-template.ts'

export const oxford = defineTemplate({
  id: 'oxford',
  name: { es: 'Oxford', en: 'Oxford' },
  description: {
    es: 'Compacta y sobria: mucho contenido en una página, sin perder el orden.',
    en: 'Compact and sober: a great deal on one page, all of it in order.',
  },
  category: 'classic',
  colorSchemes: ['ink', 'navy', 'wine', 'graphite'],
  font: 'Open Sans',
  nameStyle: { weight: 'regular' },
  headings: 'rule-under',
  headingColor: 'ink',
  rules: 'solid',
  size: { base: 9.5, heading: 10.5 },
  spacing: 'tight',
  margin: { x: 48, y: 42 },
})
