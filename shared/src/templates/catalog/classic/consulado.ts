import { defineTemplate } from '../../define-template.ts'

export const consulado = defineTemplate({
  id: 'consulado',
  name: { es: 'Consulado', en: 'Consulate' },
  description: {
    es: 'Contacto en una franja, una línea firme que atraviesa los títulos y barra arriba. Formal.',
    en: 'Contacts on a strip, a firm line through the headings and a bar on top. Formal.',
  },
  category: 'classic',
  colorSchemes: ['navy', 'wine', 'ink', 'petrol'],
  font: 'Roboto',
  header: 'strip',
  nameStyle: { color: 'primary' },
  headings: 'rule-through',
  rules: 'solid',
  page: 'top-bar',
  margin: { x: 56 },
})
