import { brick, graphite, navy, petrol } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const bitacora: Template = {
  id: 'bitacora',
  name: { es: 'Bitácora', en: 'Logbook' },
  description: {
    es: 'Títulos en recuadros, habilidades en columnas y una barra sobre la página.',
    en: 'Boxed headings, skills in columns and a bar over the page.',
  },
  category: 'tech',
  isPopular: false,
  colorSchemes: [navy, petrol, brick, graphite],
  font: 'Roboto',
  layout: 'single',
  header: 'left',
  headerGround: 'none',
  nameStyle: { weight: 'bold', color: 'ink' },
  headings: 'boxed',
  headingColor: 'ink',
  rail: { width: 0.3, ground: 'none', sections: [] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'columns',
  summary: 'plain',
  icons: false,
  rules: 'hairline',
  page: 'top-bar',
  photo: 'none',
  size: { base: 9.8, name: 27, heading: 10 },
  spacing: 'tight',
  margin: { x: 50, y: 50 },
}
