import { cobalt, petrol, pine, wine } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const marea: Template = {
  id: 'marea',
  name: { es: 'Marea', en: 'Tide' },
  description: {
    es: 'Cabecera en pendiente y títulos en cápsulas suaves. Fresca sin perder el orden.',
    en: 'A header that slopes and headings in soft pills. Fresh, and still in order.',
  },
  category: 'modern',
  isPopular: false,
  colorSchemes: [petrol, cobalt, pine, wine],
  font: 'Inter',
  layout: 'single',
  header: 'slope',
  headerGround: 'primary',
  nameStyle: { weight: 'bold', color: 'ink' },
  headings: 'pill',
  headingColor: 'primary',
  rail: { width: 0.3, ground: 'none', sections: [] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'inline',
  summary: 'plain',
  icons: true,
  rules: 'none',
  page: 'none',
  photo: 'round',
  size: { base: 10, name: 27, heading: 10 },
  spacing: 'normal',
  margin: { x: 54, y: 48 },
}
