import { cobalt, graphite, orange, petrol } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const plano: Template = {
  id: 'plano',
  name: { es: 'Plano', en: 'Blueprint' },
  description: {
    es: 'Una regla de medir al margen, títulos con dos trazos y habilidades en columnas.',
    en: 'A ruler along the margin, headings with two strokes and skills in columns.',
  },
  category: 'tech',
  isPopular: false,
  colorSchemes: [cobalt, petrol, graphite, orange],
  font: 'Roboto',
  layout: 'single',
  header: 'left',
  headerGround: 'none',
  nameStyle: { weight: 'bold', color: 'ink' },
  headings: 'slash',
  headingColor: 'primary',
  rail: { width: 0.3, ground: 'none', sections: [] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'columns',
  summary: 'plain',
  icons: true,
  rules: 'dotted',
  page: 'ticks',
  photo: 'none',
  size: { base: 10, name: 26, heading: 11 },
  spacing: 'normal',
  margin: { x: 54, y: 48 },
}
