import { cobalt, orange, rose, teal } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const cometa: Template = {
  id: 'cometa',
  name: { es: 'Cometa', en: 'Kite' },
  description: {
    es: 'Un haz de color cruza la cabecera y los títulos salen del borde como cintas.',
    en: 'A beam of colour crosses the head, and headings leave the edge like ribbons.',
  },
  category: 'creative',
  isPopular: false,
  colorSchemes: [orange, teal, rose, cobalt],
  font: 'Open Sans',
  layout: 'single',
  header: 'left',
  headerGround: 'none',
  nameStyle: { weight: 'bold', color: 'primary' },
  headings: 'ribbon',
  headingColor: 'primary',
  rail: { width: 0.3, ground: 'none', sections: [] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'inline',
  summary: 'plain',
  icons: false,
  rules: 'none',
  page: 'beam',
  photo: 'round',
  size: { base: 10, name: 30, heading: 11 },
  spacing: 'normal',
  margin: { x: 56, y: 64 },
}
