import { brick, navy, night, pine } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const faro: Template = {
  id: 'faro',
  name: { es: 'Faro', en: 'Lighthouse' },
  description: {
    es: 'Barra lateral en color con contacto, habilidades e idiomas; la experiencia respira a su lado.',
    en: 'A coloured rail with contact, skills and languages; experience has room beside it.',
  },
  category: 'modern',
  isPopular: false,
  colorSchemes: [navy, pine, brick, night],
  font: 'Lato',
  layout: 'rail-left',
  header: 'rail',
  headerGround: 'none',
  nameStyle: { weight: 'bold', color: 'ink' },
  headings: 'rule-under',
  headingColor: 'primary',
  rail: { width: 0.33, ground: 'primary', sections: ['skills', 'languages', 'certifications'] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'list',
  summary: 'plain',
  icons: true,
  rules: 'hairline',
  page: 'none',
  photo: 'none',
  size: { base: 10, name: 24, heading: 11 },
  spacing: 'normal',
  margin: { x: 44, y: 46 },
}
