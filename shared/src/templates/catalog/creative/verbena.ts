import { navy, ochre, rose, teal } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const verbena: Template = {
  id: 'verbena',
  name: { es: 'Verbena', en: 'Fiesta' },
  description: {
    es: 'Cabecera y barra en dos tonos, con la foto si la quieres.',
    en: 'Head and rail in two tones, with your photo if you want it.',
  },
  category: 'creative',
  isPopular: false,
  colorSchemes: [rose, teal, ochre, navy],
  font: 'Lato',
  layout: 'rail-left',
  header: 'band',
  headerGround: 'primary',
  nameStyle: { weight: 'bold', color: 'ink' },
  headings: 'underscore',
  headingColor: 'primary',
  rail: { width: 0.32, ground: 'tint', sections: ['skills', 'languages', 'certifications'] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'list',
  summary: 'plain',
  icons: true,
  rules: 'none',
  page: 'none',
  photo: 'round',
  size: { base: 10.3, name: 30, heading: 11.5 },
  spacing: 'normal',
  margin: { x: 44, y: 46 },
}
