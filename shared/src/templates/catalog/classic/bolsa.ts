import { ink, navy, pine, wine } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const bolsa: Template = {
  id: 'bolsa',
  name: { es: 'Bolsa', en: 'Exchange' },
  description: {
    es: 'Para banca y consultoría: cada cargo con su fecha, separados por una línea.',
    en: 'For banking and consulting: each post with its date, a line between them.',
  },
  category: 'classic',
  isPopular: false,
  colorSchemes: [navy, ink, pine, wine],
  font: 'Roboto',
  layout: 'single',
  header: 'left',
  headerGround: 'none',
  nameStyle: { weight: 'bold', color: 'primary' },
  headings: 'filled',
  headingColor: 'primary',
  rail: { width: 0.3, ground: 'none', sections: [] },
  timeline: false,
  entryRules: true,
  bullet: 'dot',
  skills: 'inline',
  summary: 'plain',
  icons: false,
  rules: 'solid',
  page: 'none',
  photo: 'none',
  size: { base: 9.8, name: 24, heading: 10 },
  spacing: 'tight',
  margin: { x: 50, y: 44 },
}
