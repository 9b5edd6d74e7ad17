import { defineTemplate } from '../../define-template.ts'

export const puente = defineTemplate({
  id: 'puente',
  name: { es: 'Puente', en: 'Bridge' },
  description: {
    es: 'Una columna. Cabecera de color con letras blancas y el resto en negro sobre blanco.',
    en: 'One column. Full-color header with white text, black on white below.',
  },
  category: 'modern',
  colorSchemes: ['navy', 'petrol', 'wine', 'graphite'],
  font: 'Lato',
  header: 'band',
  headerBackground: 'primary',
  entryRules: true,
  skills: 'columns',
  icons: true,
  size: { base: 10.5, name: 29, heading: 11.5 },
})
