import { coral, graphite, petrol, violet } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const pixel: Template = {
  id: 'pixel',
  name: { es: 'Píxel', en: 'Pixel' },
  description: {
    es: 'Corchetes en las esquinas y títulos en pestañas: orden de interfaz.',
    en: 'Brackets at the corners and headings on tabs: the order of an interface.',
  },
  category: 'tech',
  isPopular: false,
  colorSchemes: [violet, petrol, coral, graphite],
  font: 'Roboto',
  layout: 'single',
  header: 'left',
  headerGround: 'none',
  nameStyle: { weight: 'bold', color: 'primary' },
  headings: 'tab',
  headingColor: 'primary',
  rail: { width: 0.3, ground: 'none', sections: [] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'chips',
  summary: 'plain',
  icons: false,
  rules: 'none',
  page: 'brackets',
  photo: 'none',
  size: { base: 10, name: 27, heading: 10 },
  spacing: 'normal',
  margin: { x: 56, y: 54 },
}
