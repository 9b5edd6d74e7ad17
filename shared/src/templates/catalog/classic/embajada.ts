import { ink, navy, sand, wine } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const embajada: Template = {
  id: 'embajada',
  name: { es: 'Embajada', en: 'Embassy' },
  description: {
    es: 'Un marco fino rodea la página; dentro, el nombre centrado y todo en calma.',
    en: 'A fine frame around the page; inside, a centred name and calm.',
  },
  category: 'classic',
  isPopular: false,
  colorSchemes: [ink, wine, navy, sand],
  font: 'Lato',
  layout: 'single',
  header: 'centered',
  headerGround: 'none',
  nameStyle: { weight: 'regular', color: 'primary' },
  headings: 'plain',
  headingColor: 'primary',
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
  size: { base: 10.2, name: 27, heading: 11.5 },
  spacing: 'airy',
  margin: { x: 66, y: 62 },
}
