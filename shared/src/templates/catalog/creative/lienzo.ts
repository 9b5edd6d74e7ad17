import { cobalt, coral, plum, teal } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const lienzo: Template = {
  id: 'lienzo',
  name: { es: 'Lienzo', en: 'Canvas' },
  description: {
    es: 'Una esquina de color, el nombre en grande y títulos de trazo grueso.',
    en: 'A corner of colour, the name writ large and headings with a thick stroke.',
  },
  category: 'creative',
  isPopular: false,
  colorSchemes: [coral, cobalt, teal, plum],
  font: 'Inter',
  layout: 'single',
  header: 'left',
  headerGround: 'none',
  nameStyle: { weight: 'bold', color: 'primary' },
  headings: 'rule-over',
  headingColor: 'ink',
  rail: { width: 0.3, ground: 'none', sections: [] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'inline',
  summary: 'plain',
  icons: false,
  rules: 'solid',
  page: 'corner',
  photo: 'none',
  size: { base: 10, name: 34, heading: 11.5 },
  spacing: 'normal',
  margin: { x: 54, y: 58 },
}
