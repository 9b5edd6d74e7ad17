import { graphite, navy, olive, petrol } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const norte: Template = {
  id: 'norte',
  name: { es: 'Norte', en: 'North' },
  description: {
    es: 'Los títulos cuelgan a la izquierda de una línea y el texto entra un paso: se recorre de un vistazo.',
    en: 'Headings hang at the left under a line and text steps in: it reads at a glance.',
  },
  category: 'modern',
  isPopular: false,
  colorSchemes: [petrol, navy, olive, graphite],
  font: 'Open Sans',
  layout: 'single',
  header: 'strip',
  headerGround: 'none',
  nameStyle: { weight: 'bold', color: 'ink' },
  headings: 'hanging',
  headingColor: 'primary',
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
  size: { base: 10, name: 27, heading: 10.5 },
  spacing: 'normal',
  margin: { x: 52, y: 50 },
}
