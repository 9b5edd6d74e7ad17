import { ink, navy, pine, wine } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const biblioteca: Template = {
  id: 'biblioteca',
  name: { es: 'Biblioteca', en: 'Library' },
  description: {
    es: 'Nombre a la derecha sobre una línea doble y renglones finos entre los puestos.',
    en: 'The name at the right over a double line, and fine rules between jobs.',
  },
  category: 'classic',
  isPopular: false,
  colorSchemes: [wine, navy, pine, ink],
  font: 'Open Sans',
  layout: 'single',
  header: 'right',
  headerGround: 'none',
  nameStyle: { weight: 'bold', color: 'primary' },
  headings: 'rule-under',
  headingColor: 'primary',
  rail: { width: 0.3, ground: 'none', sections: [] },
  timeline: false,
  entryRules: true,
  bullet: 'dot',
  skills: 'inline',
  summary: 'plain',
  icons: false,
  rules: 'double',
  page: 'none',
  photo: 'none',
  size: { base: 10, name: 26, heading: 10.5 },
  spacing: 'normal',
  margin: { x: 60, y: 52 },
}
