import { graphite, navy, petrol, wine } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const puente: Template = {
  id: 'puente',
  name: { es: 'Puente', en: 'Bridge' },
  description: {
    es: 'Cabecera llena en color con letras blancas; debajo, todo en negro sobre blanco.',
    en: 'A full-colour head with white letters; below it, plain black on white.',
  },
  category: 'modern',
  isPopular: false,
  colorSchemes: [navy, petrol, wine, graphite],
  font: 'Lato',
  layout: 'single',
  header: 'band',
  headerGround: 'primary',
  nameStyle: { weight: 'bold', color: 'ink' },
  headings: 'plain',
  headingColor: 'primary',
  rail: { width: 0.3, ground: 'none', sections: [] },
  timeline: false,
  entryRules: true,
  bullet: 'dot',
  skills: 'columns',
  summary: 'plain',
  icons: true,
  rules: 'none',
  page: 'none',
  photo: 'none',
  size: { base: 10.5, name: 29, heading: 11.5 },
  spacing: 'normal',
  margin: { x: 54, y: 50 },
}
