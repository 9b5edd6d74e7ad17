import { coffee, ink, navy, wine } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const toledo: Template = {
  id: 'toledo',
  name: { es: 'Toledo', en: 'Toledo' },
  description: {
    es: 'Nombre centrado, doble línea y títulos entre filetes: la forma de siempre, bien medida.',
    en: 'Centred name, double rules, headings between lines: the time-honoured form, well measured.',
  },
  category: 'classic',
  isPopular: true,
  colorSchemes: [ink, wine, navy, coffee],
  font: 'Lato',
  layout: 'single',
  header: 'centered',
  headerGround: 'none',
  nameStyle: { weight: 'regular', color: 'ink' },
  headings: 'rule-both',
  headingColor: 'ink',
  rail: { width: 0.3, ground: 'none', sections: [] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'inline',
  summary: 'plain',
  icons: false,
  rules: 'double',
  page: 'none',
  photo: 'none',
  size: { base: 10.5, name: 28, heading: 11 },
  spacing: 'normal',
  margin: { x: 60, y: 54 },
}
