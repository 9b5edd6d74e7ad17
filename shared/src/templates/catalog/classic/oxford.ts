import { defineTemplate } from '../../define-template.ts'

export const oxford = defineTemplate({
  id: 'oxford',
  name: { es: 'Oxford', en: 'Oxford' },
  description: {
    es: 'Una columna, compacta y sobria: cabe mucho en una página.',
    en: 'One column, compact and sober: fits a lot on one page.',
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
