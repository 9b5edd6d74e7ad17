import { brick, graphite, navy, teal } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const matriz: Template = {
  id: 'matriz',
  name: { es: 'Matriz', en: 'Matrix' },
  description: {
    es: 'Densa y ordenada: títulos y contacto en franjas, nada de adorno.',
    en: 'Dense and orderly: headings and contact on strips, no ornament.',
  },
  category: 'tech',
  isPopular: false,
  colorSchemes: [graphite, navy, teal, brick],
  font: 'Roboto',
  layout: 'single',
  header: 'strip',
  headerGround: 'none',
  nameStyle: { weight: 'bold', color: 'ink' },
  headings: 'filled',
  headingColor: 'ink',
  rail: { width: 0.3, ground: 'none', sections: [] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'columns',
  summary: 'plain',
  icons: false,
  rules: 'none',
  page: 'none',
  photo: 'none',
  size: { base: 9.6, name: 24, heading: 10 },
  spacing: 'tight',
  margin: { x: 46, y: 40 },
}
