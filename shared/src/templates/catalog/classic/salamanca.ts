import { navy, pine, sand, wine } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const salamanca: Template = {
  id: 'salamanca',
  name: { es: 'Salamanca', en: 'Salamanca' },
  description: {
    es: 'Cabecera enmarcada y títulos con una línea que llega al margen, como un documento oficial.',
    en: 'A framed head and headings with a line to the margin, like an official document.',
  },
  category: 'classic',
  isPopular: false,
  colorSchemes: [wine, navy, pine, sand],
  font: 'Lato',
  layout: 'single',
  header: 'framed',
  headerGround: 'none',
  nameStyle: { weight: 'bold', color: 'primary' },
  headings: 'rule-beside',
  headingColor: 'primary',
  rail: { width: 0.3, ground: 'none', sections: [] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'inline',
  summary: 'plain',
  icons: false,
  rules: 'hairline',
  page: 'none',
  photo: 'none',
  size: { base: 10.5, name: 26, heading: 11 },
  spacing: 'normal',
  margin: { x: 58, y: 52 },
}
