import { orange, rose, teal, violet } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const confeti: Template = {
  id: 'confeti',
  name: { es: 'Confeti', en: 'Confetti' },
  description: {
    es: 'Puntos de color en lo alto, iniciales en un cuadro suave y títulos con dos trazos.',
    en: 'Dots of colour at the top, initials on a soft square and headings with two strokes.',
  },
  category: 'creative',
  isPopular: false,
  colorSchemes: [rose, orange, violet, teal],
  font: 'Open Sans',
  layout: 'single',
  header: 'monogram',
  headerGround: 'tint',
  nameStyle: { weight: 'bold', color: 'primary' },
  headings: 'slash',
  headingColor: 'ink',
  rail: { width: 0.3, ground: 'none', sections: [] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'chips',
  summary: 'plain',
  icons: false,
  rules: 'none',
  page: 'dots',
  photo: 'none',
  size: { base: 10, name: 27, heading: 11 },
  spacing: 'normal',
  margin: { x: 54, y: 52 },
}
