import { ink, navy, petrol, plum } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const estela: Template = {
  id: 'estela',
  name: { es: 'Estela', en: 'Wake' },
  description: {
    es: 'Cabecera oscura de lado a lado y títulos con una línea que sigue hasta el margen.',
    en: 'A dark head from edge to edge and headings whose line runs on to the margin.',
  },
  category: 'modern',
  isPopular: false,
  colorSchemes: [ink, navy, petrol, plum],
  font: 'Inter',
  layout: 'single',
  header: 'band',
  headerGround: 'ink',
  nameStyle: { weight: 'bold', color: 'ink' },
  headings: 'rule-beside',
  headingColor: 'primary',
  rail: { width: 0.3, ground: 'none', sections: [] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'inline',
  summary: 'plain',
  icons: true,
  rules: 'hairline',
  page: 'none',
  photo: 'none',
  size: { base: 10, name: 28, heading: 11 },
  spacing: 'normal',
  margin: { x: 54, y: 50 },
}
