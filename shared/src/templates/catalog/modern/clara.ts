import { ink, pine, plum, sea } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const clara: Template = {
  id: 'clara',
  name: { es: 'Clara', en: 'Clara' },
  description: {
    es: 'Una columna limpia con el nombre grande y títulos sobre una línea fina. Sirve para todo.',
    en: 'One clean column, a large name and headings over a fine line. It suits any job.',
  },
  category: 'modern',
  isPopular: true,
  colorSchemes: [sea, pine, plum, ink],
  font: 'Inter',
  layout: 'single',
  header: 'left',
  headerGround: 'none',
  nameStyle: { weight: 'bold', color: 'primary' },
  headings: 'rule-under',
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
  size: { base: 10, name: 25, heading: 10.5 },
  spacing: 'normal',
  margin: { x: 54, y: 50 },
}
