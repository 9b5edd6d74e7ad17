import { defineTemplate } from '../../define-template.ts'

export const puente = defineTemplate({
  id: 'puente',
  name: { es: 'Puente', en: 'Bridge' },
  description: {
    es: 'Cabecera llena en color con letras blancas; debajo, todo en negro sobre blanco.',
    en: 'A full-colour head with white letters; below it, plain black on white.',
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
