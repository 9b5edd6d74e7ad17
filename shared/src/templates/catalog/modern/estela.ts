import { defineTemplate } from '../../define-template.ts'

export const estela = defineTemplate({
  id: 'estela',
  name: { es: 'Estela', en: 'Wake' },
  description: {
    es: 'Cabecera oscura de lado a lado y títulos con una línea que sigue hasta el margen.',
    en: 'A dark head from edge to edge and headings whose line runs on to the margin.',
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
