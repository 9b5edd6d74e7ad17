import { orange, pine, rose, violet } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const taller: Template = {
  id: 'taller',
  name: { es: 'Taller', en: 'Workshop' },
  description: {
    es: 'Barra derecha a todo color con tus iniciales y un punto en cada título.',
    en: 'A full-colour rail at the right, your initials, and a dot at each heading.',
  },
  category: 'creative',
  isPopular: false,
  colorSchemes: [orange, violet, pine, rose],
  font: 'Open Sans',
  layout: 'rail-right',
  header: 'monogram',
  headerGround: 'primary',
  nameStyle: { weight: 'bold', color: 'ink' },
  headings: 'dot',
  headingColor: 'ink',
  rail: { width: 0.33, ground: 'primary', sections: ['skills', 'languages', 'certifications'] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'chips',
  summary: 'plain',
  icons: true,
  rules: 'none',
  page: 'none',
  photo: 'none',
  size: { base: 10, name: 26, heading: 11.5 },
  spacing: 'normal',
  margin: { x: 44, y: 46 },
}
