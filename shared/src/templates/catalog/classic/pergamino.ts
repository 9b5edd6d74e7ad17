import { coffee, ochre, olive, sand } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const pergamino: Template = {
  id: 'pergamino',
  name: { es: 'Pergamino', en: 'Parchment' },
  description: {
    es: 'Nombre en un panel de color arena, marco fino y títulos entre líneas.',
    en: 'The name on a sand panel, a fine frame and headings between rules.',
  },
  category: 'classic',
  isPopular: false,
  colorSchemes: [sand, coffee, olive, ochre],
  font: 'Open Sans',
  layout: 'single',
  header: 'panel',
  headerGround: 'none',
  nameStyle: { weight: 'bold', color: 'primary' },
  headings: 'rule-both',
  headingColor: 'ink',
  rail: { width: 0.3, ground: 'none', sections: [] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'inline',
  summary: 'plain',
  icons: false,
  rules: 'hairline',
  page: 'border',
  photo: 'none',
  size: { base: 10, name: 25, heading: 10.5 },
  spacing: 'normal',
  margin: { x: 58, y: 46 },
}
