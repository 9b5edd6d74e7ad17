import { ochre, petrol, violet, wine } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const eclipse: Template = {
  id: 'eclipse',
  name: { es: 'Eclipse', en: 'Eclipse' },
  description: {
    es: 'Círculos que asoman por las esquinas y un perfil en letra grande.',
    en: 'Circles that look in at the corners and a profile in large type.',
  },
  category: 'creative',
  isPopular: false,
  colorSchemes: [violet, ochre, wine, petrol],
  font: 'Roboto',
  layout: 'single',
  header: 'left',
  headerGround: 'none',
  nameStyle: { weight: 'bold', color: 'primary' },
  headings: 'underscore',
  headingColor: 'ink',
  rail: { width: 0.3, ground: 'none', sections: [] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'columns',
  summary: 'lead',
  icons: false,
  rules: 'none',
  page: 'quarters',
  photo: 'none',
  size: { base: 10, name: 30, heading: 11 },
  spacing: 'airy',
  margin: { x: 56, y: 54 },
}
