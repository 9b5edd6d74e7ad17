import { defineTemplate } from '../../define-template.ts'

export const biblioteca = defineTemplate({
  id: 'biblioteca',
  name: { es: 'Biblioteca', en: 'Library' },
  description: {
    es: 'Una columna. Nombre a la derecha sobre una línea doble y líneas finas entre puestos.',
    en: 'One column. Name on the right over a double line, with thin lines between jobs.',
  },
  category: 'classic',
  colorSchemes: ['wine', 'navy', 'pine', 'ink'],
  font: 'Open Sans',
  header: 'right',
  nameStyle: { color: 'primary' },
  headings: 'rule-under',
  entryRules: true,
  rules: 'double',
  size: { heading: 10.5 },
  margin: { x: 60, y: 52 },
})
