import { graphite, pine, plum, sea } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const vector: Template = {
  id: 'vector',
  name: { es: 'Vector', en: 'Vector' },
  description: {
    es: 'Tarjeta oscura con el nombre, títulos como flechas y texto apretado: cabe mucho.',
    en: 'A dark card with the name, headings like arrows and tight text: a lot fits.',
  },
  category: 'tech',
  isPopular: false,
  colorSchemes: [graphite, sea, pine, plum],
  font: 'Inter',
  layout: 'single',
  header: 'card',
  headerGround: 'ink',
  nameStyle: { weight: 'bold', color: 'ink' },
  headings: 'arrow',
  headingColor: 'primary',
  rail: { width: 0.3, ground: 'none', sections: [] },
  timeline: false,
  entryRules: true,
  bullet: 'dot',
  skills: 'columns',
  summary: 'plain',
  icons: true,
  rules: 'hairline',
  page: 'none',
  photo: 'none',
  size: { base: 9.6, name: 25, heading: 9.6 },
  spacing: 'tight',
  margin: { x: 50, y: 44 },
}
