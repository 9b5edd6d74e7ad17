import { cobalt, coral, pine, plum } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const origami: Template = {
  id: 'origami',
  name: { es: 'Origami', en: 'Origami' },
  description: {
    es: 'Cabecera plegada en diagonal sobre una columna de color y títulos como flechas.',
    en: 'A header folded on the diagonal over a column of colour, and headings like arrows.',
  },
  category: 'creative',
  isPopular: false,
  colorSchemes: [coral, plum, pine, cobalt],
  font: 'Lato',
  layout: 'rail-right',
  header: 'slope',
  headerGround: 'primary',
  nameStyle: { weight: 'bold', color: 'ink' },
  headings: 'arrow',
  headingColor: 'primary',
  rail: { width: 0.32, ground: 'tint', sections: ['skills', 'languages', 'certifications'] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'list',
  summary: 'plain',
  icons: true,
  rules: 'none',
  page: 'none',
  photo: 'round',
  size: { base: 10, name: 28, heading: 10 },
  spacing: 'normal',
  margin: { x: 46, y: 46 },
}
