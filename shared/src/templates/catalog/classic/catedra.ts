import { defineTemplate } from '../../define-template.ts'

export const catedra = defineTemplate({
  id: 'catedra',
  name: { es: 'Cátedra', en: 'Faculty' },
  description: {
    es: 'Líneas finas sobre cada título y mucho orden: pensada para currículos académicos largos.',
    en: 'Fine lines over each heading and plain order: made for long academic CVs.',
  },
  category: 'classic',
  colorSchemes: ['navy', 'wine', 'olive', 'ink'],
  font: 'Open Sans',
  nameStyle: { weight: 'regular', color: 'primary' },
  headings: 'rule-over',
  rules: 'hairline',
  size: { heading: 11.5 },
  margin: { x: 56, y: 54 },
})
