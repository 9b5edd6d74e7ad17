import { ink, navy, olive, wine } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const catedra: Template = {
  id: 'catedra',
  name: { es: 'Cátedra', en: 'Faculty' },
  description: {
    es: 'Líneas finas sobre cada título y mucho orden: pensada para currículos académicos largos.',
    en: 'Fine lines over each heading and plain order: made for long academic CVs.',
  },
  category: 'classic',
  isPopular: false,
  colorSchemes: [navy, wine, olive, ink],
  font: 'Open Sans',
  layout: 'single',
  header: 'left',
  headerGround: 'none',
  nameStyle: { weight: 'regular', color: 'primary' },
  headings: 'rule-over',
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
  size: { base: 10, name: 26, heading: 11.5 },
  spacing: 'normal',
  margin: { x: 56, y: 54 },
}
