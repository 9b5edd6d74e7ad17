import { coffee, pine, plum, sea } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const orilla: Template = {
  id: 'orilla',
  name: { es: 'Orilla', en: 'Shore' },
  description: {
    es: 'Barra derecha en un tono claro: lo principal a la izquierda, los datos al lado.',
    en: 'A pale rail at the right: the main story first, the facts beside it.',
  },
  category: 'modern',
  isPopular: false,
  colorSchemes: [sea, pine, coffee, plum],
  font: 'Inter',
  layout: 'rail-right',
  header: 'left',
  headerGround: 'none',
  nameStyle: { weight: 'bold', color: 'primary' },
  headings: 'rule-under',
  headingColor: 'primary',
  rail: { width: 0.32, ground: 'tint', sections: ['skills', 'languages', 'certifications'] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'list',
  summary: 'plain',
  icons: true,
  rules: 'hairline',
  page: 'none',
  photo: 'none',
  size: { base: 10, name: 26, heading: 10.5 },
  spacing: 'normal',
  margin: { x: 44, y: 48 },
}
