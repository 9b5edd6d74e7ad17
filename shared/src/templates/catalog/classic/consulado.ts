import { ink, navy, petrol, wine } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const consulado: Template = {
  id: 'consulado',
  name: { es: 'Consulado', en: 'Consulate' },
  description: {
    es: 'Contacto en una franja, una línea firme que atraviesa los títulos y barra arriba. Formal.',
    en: 'Contacts on a strip, a firm line through the headings and a bar on top. Formal.',
  },
  category: 'classic',
  isPopular: false,
  colorSchemes: [navy, wine, ink, petrol],
  font: 'Roboto',
  layout: 'single',
  header: 'strip',
  headerGround: 'none',
  nameStyle: { weight: 'bold', color: 'primary' },
  headings: 'rule-through',
  headingColor: 'primary',
  rail: { width: 0.3, ground: 'none', sections: [] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'inline',
  summary: 'plain',
  icons: false,
  rules: 'solid',
  page: 'top-bar',
  photo: 'none',
  size: { base: 10, name: 26, heading: 11 },
  spacing: 'normal',
  margin: { x: 56, y: 50 },
}
