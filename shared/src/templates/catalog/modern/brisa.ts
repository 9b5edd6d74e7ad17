import { olive, rose, sea, teal } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const brisa: Template = {
  id: 'brisa',
  name: { es: 'Brisa', en: 'Breeze' },
  description: {
    es: 'Cabecera sobre un tono suave y títulos con una barra de color. Ligera y amable.',
    en: 'A head on a soft tint and headings with a bar of colour. Light and friendly.',
  },
  category: 'modern',
  isPopular: false,
  colorSchemes: [teal, sea, rose, olive],
  font: 'Open Sans',
  layout: 'single',
  header: 'band',
  headerGround: 'tint',
  nameStyle: { weight: 'bold', color: 'primary' },
  headings: 'bar',
  headingColor: 'ink',
  rail: { width: 0.3, ground: 'none', sections: [] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'inline',
  summary: 'plain',
  icons: false,
  rules: 'none',
  page: 'none',
  photo: 'none',
  size: { base: 10, name: 27, heading: 11.5 },
  spacing: 'normal',
  margin: { x: 54, y: 48 },
}
