import { defineTemplate } from '../../define-template.ts'

export const catedra = defineTemplate({
  id: 'catedra',
  name: { es: 'Cátedra', en: 'Faculty' },
  description: {
    es: 'Una columna con líneas finas sobre los títulos. Para currículums académicos largos.',
    en: 'One column with thin lines over the headings. For long academic resumes.',
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
