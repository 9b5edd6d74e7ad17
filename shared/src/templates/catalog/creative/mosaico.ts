import { coral, ochre, teal, violet } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const mosaico: Template = {
  id: 'mosaico',
  name: { es: 'Mosaico', en: 'Mosaic' },
  description: {
    es: 'Iniciales en un cuadro de color, perfil en un recuadro y títulos enmarcados.',
    en: 'Initials on a square of colour, a profile panel and framed headings.',
  },
  category: 'creative',
  isPopular: false,
  colorSchemes: [violet, teal, coral, ochre],
  font: 'Roboto',
  layout: 'single',
  header: 'monogram',
  headerGround: 'primary',
  nameStyle: { weight: 'bold', color: 'ink' },
  headings: 'boxed',
  headingColor: 'primary',
  rail: { width: 0.3, ground: 'none', sections: [] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'chips',
  summary: 'panel',
  icons: false,
  rules: 'none',
  page: 'none',
  photo: 'none',
  size: { base: 10, name: 26, heading: 10.5 },
  spacing: 'normal',
  margin: { x: 54, y: 50 },
}
