import { ochre, rose, teal, violet } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const acuarela: Template = {
  id: 'acuarela',
  name: { es: 'Acuarela', en: 'Watercolour' },
  description: {
    es: 'Nombre sobre una mancha clara, títulos en pestañas y perfil destacado.',
    en: 'A name on a pale wash, headings on tabs and the profile set apart.',
  },
  category: 'creative',
  isPopular: false,
  colorSchemes: [teal, rose, violet, ochre],
  font: 'Open Sans',
  layout: 'single',
  header: 'panel',
  headerGround: 'none',
  nameStyle: { weight: 'bold', color: 'primary' },
  headings: 'tab',
  headingColor: 'primary',
  rail: { width: 0.3, ground: 'none', sections: [] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'inline',
  summary: 'lead',
  icons: true,
  rules: 'none',
  page: 'none',
  photo: 'round',
  size: { base: 10, name: 31, heading: 10.5 },
  spacing: 'airy',
  margin: { x: 52, y: 50 },
}
