import { orange, plum, sea, teal } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const boya: Template = {
  id: 'boya',
  name: { es: 'Boya', en: 'Buoy' },
  description: {
    es: 'Nombre y contacto en una tarjeta redonda de color; títulos como flechas.',
    en: 'Name and contacts on a round card of colour; headings like arrows.',
  },
  category: 'modern',
  isPopular: false,
  colorSchemes: [sea, plum, teal, orange],
  font: 'Roboto',
  layout: 'single',
  header: 'card',
  headerGround: 'primary',
  nameStyle: { weight: 'bold', color: 'ink' },
  headings: 'arrow',
  headingColor: 'primary',
  rail: { width: 0.3, ground: 'none', sections: [] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'chips',
  summary: 'plain',
  icons: true,
  rules: 'none',
  page: 'none',
  photo: 'none',
  size: { base: 10, name: 26, heading: 10 },
  spacing: 'normal',
  margin: { x: 50, y: 44 },
}
