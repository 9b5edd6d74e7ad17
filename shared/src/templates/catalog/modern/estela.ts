import { defineTemplate } from '../../define-template.ts'

export const estela = defineTemplate({
  id: 'estela',
  name: { es: 'Estela', en: 'Wake' },
  description: {
    es: 'Una columna. Cabecera oscura a todo lo ancho y títulos con una línea hasta el margen.',
    en: 'One column. Dark full-width header and headings with a line to the margin.',
  },
  category: 'modern',
  colorSchemes: ['ink', 'navy', 'petrol', 'plum'],
  header: 'band',
  headerBackground: 'ink',
  headings: 'rule-beside',
  icons: true,
  rules: 'hairline',
  size: { name: 28 },
})
