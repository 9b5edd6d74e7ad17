import { graphite, ink, navy, wine } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const oxford: Template = {
  id: 'oxford',
  name: { es: 'Oxford', en: 'Oxford' },
  description: {
    es: 'Compacta y sobria: mucho contenido en una página, sin perder el orden.',
    en: 'Compact and sober: a great deal on one page, all of it in order.',
  },
  category: 'classic',
  isPopular: false,
  colorSchemes: [ink, navy, wine, graphite],
  font: 'Open Sans',
  layout: 'single',
  header: 'left',
  headerGround: 'none',
  nameStyle: { weight: 'regular', color: 'ink' },
  headings: 'rule-under',
  headingColor: 'ink',
  rail: { width: 0.3, ground: 'none', sections: [] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'inline',
  summary: 'plain',
  icons: false,
  rules: 'solid',
  page: 'none',
  photo: 'none',
  size: { base: 9.5, name: 26, heading: 10.5 },
  spacing: 'tight',
  margin: { x: 48, y: 42 },
}
